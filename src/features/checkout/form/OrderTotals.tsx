import { memo } from 'react';
import type { Sen } from '../../../contract/money';
import { selectTotal } from '../ordering';
import { CartTotals } from '../summary/CartTotals';
import { ShippingFee } from '../summary/ShippingFee';
import { type PlaceOrderFlow, useOrdering } from '../usePlaceOrder';

/** Subtotal, shipping fee and total (spec §4). */
export const OrderTotals = memo(function OrderTotals({
  flow,
  subtotal,
}: {
  readonly flow: PlaceOrderFlow;
  readonly subtotal: Sen;
}) {
  const total = useOrdering(flow, selectTotal(subtotal));
  return <CartTotals subtotal={subtotal} shipping={<ShippingFee flow={flow} />} total={total} />;
});
