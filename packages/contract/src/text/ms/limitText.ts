/** A duration in ms: `2 jam`, `90 minit`. */
export const durationText = (ms: number): string =>
  ms % 3_600_000 === 0 ? `${ms / 3_600_000} jam` : `${ms / 60_000} minit`;

/** How long to wait, ms: `seminit`, `sejam`, `15 minit`. */
export const waitText = (ms: number): string => durationText(ms).replace(/^1 /, 'se');

/** Says that a duration in ms has passed: `Tempoh 2 jam untuk membayar sudah tamat`. */
export const durationOver = (ms: number, purpose: string): string =>
  `Tempoh ${durationText(ms)} ${purpose} sudah tamat`;

/** A size in bytes: `10 MB`. */
export const sizeText = (bytes: number): string => `${bytes / 1024 / 1024} MB`;
