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

/** What lies above what, from the ground up. The only z-indexes of the shop. */
export const depths = Object.fromEntries(
  order.map((name, index) => [name, index * 10]),
) as Readonly<Record<(typeof order)[number], number>>;
