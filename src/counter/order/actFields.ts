import type { CounterOrder } from '@kedai/contract/calls/counterOrders';
import { toRinggitText } from '@kedai/contract/rules/money';
import {
  type CounterAct,
  ORDER_STATUS,
  type RefusalReason,
} from '@kedai/contract/rules/orderStatus';
import { shop } from '../../shop';
import { actText } from '../../text/counter/orders';
import { totalOf } from './OrderParts';

/** A field in the form of an act. Its name is that in the request; `refund.amount` is in `refund`. */
interface ActField {
  readonly kind?: 'words' | 'tick';
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly defaultValue?: string;
  readonly inputMode?: 'decimal';
}

const words = (label: string, hint: string, required = true): ActField => ({
  kind: 'words',
  name: 'text',
  label,
  hint,
  required,
});

const REFERENCE: ActField = {
  name: 'reference',
  label: actText.reference,
  hint: actText.referenceHint,
};

const refundFields = (order: CounterOrder): readonly ActField[] => [
  {
    name: 'refund.amount',
    label: actText.amount(shop.currency),
    hint: actText.amountHint,
    required: true,
    defaultValue: toRinggitText(totalOf(order)),
    inputMode: 'decimal',
  },
  { name: 'refund.how', label: actText.how, hint: actText.howHint, required: true },
  { name: 'refund.reference', label: actText.refundReference, hint: actText.optional },
  { kind: 'tick', name: 'refund.isGiven', label: actText.isGiven },
];

/** What somebody types for an act. */
export function fieldsOf(
  act: CounterAct,
  order: CounterOrder,
  reason?: RefusalReason,
): readonly ActField[] {
  const isUnpaid = order.status === ORDER_STATUS.placed;
  switch (act) {
    case 'confirm':
      return isUnpaid ? [words(actText.howPaid, actText.howPaidHint), REFERENCE] : [REFERENCE];
    case 'refuse':
      return [words(actText.toCustomer, actText.customerReads, reason === 'other')];
    case 'cancel':
      return [
        words(actText.cancelReason, actText.customerReads),
        ...(isUnpaid ? [] : refundFields(order)),
      ];
    case 'reopen':
      return [words(actText.reopenReason, actText.customerReads)];
    default:
      return [];
  }
}
