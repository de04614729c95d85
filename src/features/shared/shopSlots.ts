import type { DaySlots } from '@kedai/contract/calls/slots';
import type { ServiceType } from '@kedai/contract/rules/selection';
import { isCalendarDate } from '@kedai/contract/rules/shopTime';
import { skipToken } from '@reduxjs/toolkit/query';
import { useGetSlotsQuery } from '../../api/slotApi';

/** What the shop says about a slot. */
export type ShopSlot = DaySlots[ServiceType][number];

/** Places are taken while a page is open, so what an earlier page loaded does not count. */
const FRESH = { refetchOnMountOrArgChange: true } as const;

/**
 * The slots of some days, as the shop says. Empty without the call (spec §7 has none), while it loads, and after a failure:
 * the slots are then those of the specification.
 * @param from the first day, `YYYY-MM-DD`; without a day nothing is loaded
 */
export function useShopSlots(
  from: string,
  days: number,
  options: { readonly refetchOnFocus?: boolean } = {},
): readonly DaySlots[] {
  const request = isCalendarDate(from) ? { from, days: String(days) } : skipToken;
  const { currentData } = useGetSlotsQuery(request, { ...FRESH, ...options });
  return currentData?.days ?? [];
}

/** What the shop says about one slot; undefined if it says nothing. */
export const findShopSlot = (
  days: readonly DaySlots[],
  date: string,
  service: ServiceType,
  startHour: number,
): ShopSlot | undefined =>
  days.find((day) => day.date === date)?.[service].find(({ hour }) => hour === startHour);
