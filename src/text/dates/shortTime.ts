import { shopClock, shopTime } from '@kedai/contract/rules/shopTime';
import { partsOfDay, shortDay } from './calendarDay';

/** A time of the shop, with its day unless that is today: `14:02`, `21 Nov, 14:02`. Both are epoch ms. */
export function shortTime(at: number, now: number): string {
  const { today } = shopTime(now);
  const day = shopTime(at).today;
  return day === today ? shopClock(at) : `${partsOfDay(day, today)[1]}, ${shopClock(at)}`;
}

/** A time of the shop with its day: `Sat, 21 Nov, 12:04`. Both are epoch ms. */
export const dayAndTime = (at: number, now: number): string =>
  `${shortDay(shopTime(at).today, shopTime(now).today)}, ${shopClock(at)}`;
