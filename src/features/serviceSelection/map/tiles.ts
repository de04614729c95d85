/** Where map pictures come from: the origin of `TILE_URL`, inlined by the build. */
export const TILE_URL = `${process.env.TILE_URL ?? 'https://tile.openstreetmap.org'}/{z}/{x}/{y}.png`;

/** What the makers of the map ask to be shown on it. */
export const TILE_ATTRIBUTION =
  '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';
