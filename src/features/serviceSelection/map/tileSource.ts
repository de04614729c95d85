/** Where map pictures come from: the setting `TILE_URL`, inlined by the build. */
export const TILE_URL = `${process.env.TILE_URL}/{z}/{x}/{y}.png`;

/** What the makers of the map ask to be shown on it. */
export const TILE_ATTRIBUTION =
  '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';
