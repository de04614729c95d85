/** A text with `#` for each number of at most three digits, so that `2 items` and `3 items` are the same text. */
export const withoutNumbers = (text: string): string =>
  text.replace(/(?<![\d.,])\d{1,3}(?:\.\d\d)?(?![\d]|[.,]\d)/g, '#');
