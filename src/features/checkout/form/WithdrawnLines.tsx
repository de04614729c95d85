import { lineName } from '../../../contract/product';
import type { CartLine } from '../../../contract/totals';
import { placeOrderText } from '../../../text/checkout';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Row, Stack } from '../../../ui/Layout';

const nameOf = ({ name, feature }: CartLine) => (name ? lineName(name, feature) : undefined);

/** The cart lines that the shop no longer sells: they are no part of the order, and each can be removed. */
export function WithdrawnLines({
  lines,
  isLocked,
  onRemove,
}: {
  readonly lines: readonly CartLine[];
  readonly isLocked: boolean;
  readonly onRemove: (line: CartLine) => void;
}) {
  const gone = lines.filter(({ product }) => product === undefined);
  if (gone.length === 0) return null;
  const names = gone.flatMap((line) => nameOf(line) ?? []);
  return (
    <Stack $gap={1}>
      <Alert kind="info">{placeOrderText.unavailableLines(names)}</Alert>
      <Row $gap={1}>
        {gone.map((line) => (
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
