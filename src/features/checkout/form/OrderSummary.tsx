import { memo } from 'react';
import type { Sen } from '../../../contract/money';
import type { CartLine } from '../../../contract/totals';
import { selectTotal } from '../ordering';
import { ProductsSummary } from '../summary/ProductsSummary';
import { summaryOfCart } from '../summary/summaryItems';
import { type PlaceOrderFlow, useOrdering } from '../usePlaceOrder';
import { CollapsibleSummary } from './CollapsibleSummary';

/** The products of the order and the total. */
export const OrderSummary = memo(function OrderSummary({
  flow,
  lines,
  subtotal,
}: {
  readonly flow: PlaceOrderFlow;
  readonly lines: readonly CartLine[];
  readonly subtotal: Sen;
}) {
  const total = useOrdering(flow, selectTotal(subtotal));
  return (
    <CollapsibleSummary total={total}>
      <ProductsSummary items={summaryOfCart(lines)} />
    </CollapsibleSummary>
  );
});
