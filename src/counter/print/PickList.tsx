import type { CounterOrder } from '@kedai/contract/calls/counterOrders';
import { printText } from '../../text/counter/print';
import { OrderSlot } from './OrderSlot';
import { pickLines } from './pickLines';
import { Box, Lines, Quantity, Sheet } from './print.styles';

/** What to take from the shelves for some orders, with a box to tick for each line, and which orders these are. */
export function PickList({ orders }: { readonly orders: readonly CounterOrder[] }) {
  const lines = pickLines(orders);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Sheet aria-label={printText.pickList}>
      <div>
        <h2>{printText.pickList}</h2>
        <p>{printText.pieces(pieces, orders.length)}</p>
      </div>
      <Lines>
        {lines.map(({ key, name, feature, quantity }) => (
          <li key={key}>
            <Quantity>{printText.quantity(quantity)}</Quantity>
            <div>
              <p>{name}</p>
              {feature === '' ? null : <p>{feature}</p>}
            </div>
            <Box aria-hidden="true" />
          </li>
        ))}
      </Lines>
      <h3>{printText.ordersTitle}</h3>
      <Lines>
        {orders.map((order) => (
          <li key={order.id}>
            <strong>{order.id}</strong>
            <span>
              <OrderSlot order={order} />
            </span>
          </li>
        ))}
      </Lines>
    </Sheet>
  );
}
