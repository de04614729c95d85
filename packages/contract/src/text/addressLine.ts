/** An address in one line, without missing parts. */
export const addressLine = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(', ');
