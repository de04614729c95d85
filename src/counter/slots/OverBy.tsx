import { StatusBadge } from '@kedai/ui/feedback/StatusBadge';
import { slotsText } from '../../text/counter/slots';

/** Says by how many orders the slot of an order is over its places. */
export const OverBy = ({ count }: { readonly count: number | undefined }) =>
  count === undefined ? null : (
    <StatusBadge $tone="red" title={slotsText.overByHint}>
      {slotsText.overBy(count)}
    </StatusBadge>
  );
