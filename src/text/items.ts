/** Texts of order lines, before and after the order is placed. */
export const itemText = {
  quantity: (quantity: number) => `Qty ${quantity}`,
} as const;
