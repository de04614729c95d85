import { weekdayOf } from '@kedai/contract/rules/weekday';
import { weekdayName } from '@kedai/contract/text/values';
import { Alert } from '@kedai/ui/feedback/Alert';
import { useOutletListQuery } from '../../../api/outletApi';
import { pickupBranch } from '../../../shop/pickupBranch';
import { serviceSelectionText } from '../../../text/order/serviceSelection';
import { branchHours } from '../branchHours';

/**
 * Says when the branch is open on the day of a pick up (`YYYY-MM-DD`), so that the dialog does not contradict the outlets
 * page. Shows nothing when no day is chosen, or when the outlet or its hours are unknown.
 */
export function BranchHours({ date }: { readonly date: string }) {
  const { data } = useOutletListQuery();
  const weekday = weekdayOf(date);
  const hours = data && branchHours(data.outlets, weekday);
  if (hours === undefined) return null;
  const { name } = pickupBranch;
  const text = serviceSelectionText.slot.branchHours(name, weekdayName(weekday), hours);
  return <Alert kind="info">{text}</Alert>;
}
