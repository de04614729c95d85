import { serverNow } from '@kedai/contract/protocol/serverClock';
import { shopClock, shopTime } from '@kedai/contract/rules/shopTime';
import { shortDay } from '../text/dates/calendarDay';

/** A moment in the shop's time: `14:05`, or with its day if that is not today: `Sat, 21 Nov, 14:05`. @param at epoch ms */
export function moment(at: number): string {
  const { today } = shopTime(serverNow());
  const day = shopTime(at).today;
  return day === today ? shopClock(at) : `${shortDay(day, today)}, ${shopClock(at)}`;
}
