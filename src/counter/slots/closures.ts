import { FIRST_SLOT_HOUR, LAST_SLOT_HOUR } from '@kedai/contract/rules/limits';
import { shopTime } from '@kedai/contract/rules/shopTime';
import type { Closure } from '@kedai/contract/rules/slotRules';

/** The hours from one to another, without the latter. */
export const hoursBetween = (from: number, until: number): number[] =>
  Array.from({ length: Math.max(0, until - from) }, (_, index) => from + index);

export const CLOSING_HOUR = LAST_SLOT_HOUR + 1;

/**
 * When the shop can open again today, for one tap: after the next slot, after two, or tomorrow. The slot that has begun is
 * closed too, so that its orders are listed.
 * @returns none when today's last slot has begun
 */
export function closuresFromNow(now: number): readonly (Omit<Closure, 'reason'> & {
  readonly hours: number[];
})[] {
  const { today, hour } = shopTime(now);
  const next = Math.max(FIRST_SLOT_HOUR, hour + 1);
  if (next > LAST_SLOT_HOUR) return [];
  const ends = [next + 1, next + 2].filter((end) => end < CLOSING_HOUR);
  return [...ends, CLOSING_HOUR].map((end) => ({
    from: today,
    until: today,
    hours: hoursBetween(Math.max(FIRST_SLOT_HOUR, hour), end),
  }));
}

/** Whether a closure is over. */
export function isOver({ until, hours }: Closure, now: number): boolean {
  const { today, hour } = shopTime(now);
  return until < today || (until === today && hours?.every((start) => start < hour) === true);
}
