export const addressLine = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('，');
