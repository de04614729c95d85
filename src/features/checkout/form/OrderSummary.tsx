import { memo } from 'react';
import type { Sen } from '../../../contract/money';
import { lineName } from '../../../contract/product';
import type { CartLine } from '../../../contract/totals';
import { placeOrderText } from '../../../text/checkout';
import { Alert } from '../../../ui/Alert';
import { totalOf } from '../ordering';
import { ProductsSummary } from '../summary/ProductsSummary';
import { summaryOfCart } from '../summary/summaryItems';
import { type PlaceOrderFlow, useOrdering } from '../usePlaceOrder';
import { CollapsibleSummary } from './CollapsibleSummary';

/** What is being bought, and what it will cost. */
export const OrderSummary = memo(function OrderSummary({
  flow,
  lines,
  subtotal,
}: {
  readonly flow: PlaceOrderFlow;
  readonly lines: readonly CartLine[];
  readonly subtotal: Sen;
}) {
  const total = useOrdering(flow, totalOf(subtotal));
  const gone = lines.filter(({ product }) => product === undefined);
  const names = gone.flatMap(({ name, feature }) => (name ? [lineName(name, feature)] : []));
  return (
    <CollapsibleSummary total={total}>
      <ProductsSummary items={summaryOfCart(lines)} />
      {gone.length > 0 ? <Alert kind="info">{placeOrderText.unavailableLines(names)}</Alert> : null}
    </CollapsibleSummary>
  );
});
