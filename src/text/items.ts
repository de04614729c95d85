/** How lines of an order are written, before and after it is placed. */
export const itemText = {
  quantity: (quantity: number) => `Qty ${quantity}`,
} as const;
