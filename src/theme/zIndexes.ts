const layers = [
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
export const zIndexes = Object.fromEntries(
  layers.map((name, index) => [name, index * 10]),
) as Readonly<Record<(typeof layers)[number], number>>;
