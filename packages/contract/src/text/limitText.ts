/*
 * Limits as words for sentences, so that no sentence repeats a number of `limits.ts`. `Intl` is not used, because the first
 * formatter of a page takes too long to create.
 */

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A duration in ms: `2 hours`, `90 minutes`. */
export const durationText = (ms: number): string =>
  ms % 3_600_000 === 0 ? counted(ms / 3_600_000, 'hour') : counted(ms / 60_000, 'minute');

/** How long to wait, ms: `a minute`, `15 minutes`. */
export const waitText = (ms: number): string =>
  durationText(ms)
    .replace(/^1 hour/, 'an hour')
    .replace(/^1 /, 'a ');

/** Says that a duration in ms has passed: `The 2 hours to pay are over`, `The hour to pay is over`. */
export function durationOver(ms: number, purpose: string): string {
  const [count = '', unit] = durationText(ms).split(' ');
  return count === '1'
    ? `The ${unit} ${purpose} is over`
    : `The ${count} ${unit} ${purpose} are over`;
}

/** A size in bytes: `10 MB`. */
export const sizeText = (bytes: number): string => `${bytes / 1024 / 1024} MB`;
