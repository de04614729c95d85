const order = [
  'ground',
  'raised',
  'header',
  'menu',
  'popup',
  'search',
  'drawer',
  'dialog',
  'serviceSelection',
  'toast',
  'skipLink',
] as const;

/** All z-indexes of the shop, in ascending order. */
export const depths = Object.fromEntries(
  order.map((name, index) => [name, index * 10]),
) as Readonly<Record<(typeof order)[number], number>>;
