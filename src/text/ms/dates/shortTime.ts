import { shopClock, shopTime } from '@kedai/contract/rules/shopTime';
import { partsOfDay, shortDay } from './calendarDay';

/** `14:02`, or `21 Nov, 14:02` on another day. */
export function shortTime(at: number, now: number): string {
  const { today } = shopTime(now);
  const day = shopTime(at).today;
  return day === today ? shopClock(at) : `${partsOfDay(day, today)[1]}, ${shopClock(at)}`;
}

/** `Sab, 21 Nov, 14:02` */
export const dayAndTime = (at: number, now: number): string =>
  `${shortDay(shopTime(at).today, shopTime(now).today)}, ${shopClock(at)}`;
