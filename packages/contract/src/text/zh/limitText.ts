/** A duration in ms: `2 小时`, `90 分钟`. */
export const durationText = (ms: number): string =>
  ms % 3_600_000 === 0 ? `${ms / 3_600_000} 小时` : `${ms / 60_000} 分钟`;

/** How long to wait, ms: `1 分钟`, `15 分钟`. */
export const waitText = durationText;

/** Says that a duration in ms has passed: `2 小时的付款时间已过`. */
export const durationOver = (ms: number, purpose: string): string =>
  `${durationText(ms)}的${purpose}时间已过`;

/** A size in bytes: `10 MB`. */
export const sizeText = (bytes: number): string => `${bytes / 1024 / 1024} MB`;
