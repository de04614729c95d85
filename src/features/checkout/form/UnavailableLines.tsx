import { lineName } from '../../../contract/product';
import type { CartLine } from '../../../contract/totals';
import { placeOrderText } from '../../../text/checkout';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Row, Stack } from '../../../ui/Layout';

const nameOf = ({ name, feature }: CartLine) => (name ? lineName(name, feature) : undefined);

/** The cart lines whose products are no longer sold. They are not part of the order, and each can be removed. */
export function UnavailableLines({
  lines,
  isLocked,
  onRemove,
}: {
  readonly lines: readonly CartLine[];
  readonly isLocked: boolean;
  readonly onRemove: (line: CartLine) => void;
}) {
  const unavailable = lines.filter(({ product }) => product === undefined);
  if (unavailable.length === 0) return null;
  const names = unavailable.flatMap((line) => nameOf(line) ?? []);
  return (
    <Stack $gap={1}>
      <Alert kind="info">{placeOrderText.unavailableLines(names)}</Alert>
      <Row $gap={1}>
        {unavailable.map((line) => (
          <Button
            key={`${line.itemId}/${line.feature}`}
            variant="secondary"
            busy={isLocked}
            onClick={() => onRemove(line)}
          >
            {placeOrderText.removeLine(nameOf(line))}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
