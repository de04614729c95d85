import { commonText } from '../../text/common';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Row, Stack } from '../../ui/Layout';
import { Spinner } from '../../ui/Spinner';
import { useSlow } from './useSlow';

/** A wait that shows, and that can be tried again when it lasts. */
export function Loading({
  waiting,
  label,
  onRetry,
}: {
  readonly waiting: boolean;
  readonly label: string;
  readonly onRetry: () => void;
}) {
  const slow = useSlow(waiting);
  if (!waiting) return null;
  return (
    <Row $justify="center" style={{ minHeight: space(12) }}>
      {slow ? (
        <Stack $align="center" role="status">
          <p>{commonText.stillLoading}</p>
          <Button variant="secondary" onClick={onRetry}>
            {commonText.retry}
          </Button>
        </Stack>
      ) : (
        <Spinner label={label} size={28} />
      )}
    </Row>
  );
}
