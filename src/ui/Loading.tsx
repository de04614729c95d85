import { space } from '../theme/tokens';
import { Row } from './Layout';
import { Spinner } from './Spinner';
import { StillLoading } from './StillLoading';

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
  return waiting ? (
    <Row $justify="center" style={{ minHeight: space(12) }}>
      <StillLoading onRetry={onRetry} meanwhile={<Spinner label={label} size={28} />} />
    </Row>
  ) : null;
}
