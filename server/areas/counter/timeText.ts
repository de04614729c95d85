import { shopClock, shopTime } from '@kedai/contract/rules/shopTime';

/** When something happened: `at 14:05`, with the day when it was not today. */
export function timeText(at: number, now: number): string {
  const day = shopTime(at).today;
  return day === shopTime(now).today ? `at ${shopClock(at)}` : `on ${day} at ${shopClock(at)}`;
}
