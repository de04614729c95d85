/** What can be printed of some orders; `as` of the address. */
export const PRINT_KINDS = ['slips', 'slips-with-prices', 'pick-list'] as const;

export type PrintKind = (typeof PRINT_KINDS)[number];

const orders = (count: number) => (count === 1 ? '1 order' : `${count} orders`);

export const printText = {
  /** @param count of orders; unknown while they load */
  title: (count?: number) => (count === undefined ? 'Print' : `Print ${orders(count)}`),
  kind: 'What to print',
  kinds: {
    slips: 'Packing slips',
    'slips-with-prices': 'Packing slips with prices',
    'pick-list': 'Pick list',
  } satisfies Record<PrintKind, string>,
  print: 'Print',
  paper: 'The paper is chosen in the print window: A4, A5 or a roll of 80 mm.',
  preview: 'Preview',
  loading: 'Loading the orders',
  failed: 'The orders could not be loaded',
  emptyTitle: 'There is nothing to print',
  emptyText: 'Choose orders in the counter first.',
  missing: (ids: readonly string[]) =>
    ids.length === 1
      ? `Order ${ids[0]} was not found. It is not printed.`
      : `${orders(ids.length)} were not found, and are not printed: ${ids.join(', ')}.`,
  pickList: 'Pick list',
  pieces: (count: number, of: number) =>
    `${count === 1 ? '1 piece' : `${count} pieces`} for ${orders(of)}`,
  quantity: (quantity: number) => `${quantity} ×`,
  ordersTitle: 'Orders',
} as const;
