import type { Outlet } from '@kedai/contract/calls/outlet';
import { pickupBranch } from '../../shop/pickupBranch';
import { hoursOfDay, isWeekday } from '../shared/openingHours';

const { name, address } = pickupBranch;

const isSameText = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The outlet where a pick up is collected: it has the name of the branch, or its street and postcode. */
const isBranch = ({ title, address: { street, zipcode } }: Outlet): boolean =>
  isSameText(title, name) ||
  (street !== '' && zipcode !== '' && address.includes(street) && address.includes(zipcode));

/**
 * The hours of the branch on a weekday, such as `10:00 - 22:00`, as the outlets page shows them.
 * @returns an empty list when it is closed; undefined when its outlet or the day is not in the list
 */
export function branchHours(
  outlets: readonly Outlet[],
  weekday: string,
): readonly string[] | undefined {
  const days = outlets.find(isBranch)?.schedule.filter((day) => isWeekday(day, weekday)) ?? [];
  return days.length === 0 ? undefined : days.map(hoursOfDay).filter((hours) => hours !== null);
}
