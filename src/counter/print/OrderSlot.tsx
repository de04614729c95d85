import type { CounterOrder } from '@kedai/contract/calls/counterOrders';
import { serverNow } from '@kedai/contract/protocol/serverClock';
import { shopTime } from '@kedai/contract/rules/shopTime';
import { Slot } from '@kedai/ui/layout/Slot';
import { orderText } from '../../text/counter/orders';
import { shortDay } from '../../text/dates/calendarDay';

/** When an order is handed over, and how. */
export function OrderSlot({ order: { selection } }: { readonly order: CounterOrder }) {
  if (!selection) return <span>{orderText.noSlot}</span>;
  const { serviceType, calendarDate, deliveryTime } = selection;
  return (
    <>
      <Slot day={shortDay(calendarDate, shopTime(serverNow()).today)} hours={deliveryTime} />
      <span>{`, ${orderText[serviceType]}`}</span>
    </>
  );
}
