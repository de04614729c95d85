/** The number of pixels of each shade, 0 to 255. */
export function histogramOf(shades: Iterable<number>): Uint32Array {
  const counts = new Uint32Array(256);
  for (const shade of shades) counts[shade] = (counts[shade] ?? 0) + 1;
  return counts;
}

/** The first shade, from 0 on, with which the cumulative count exceeds `beyond`. */
export function quantileShade(counts: Uint32Array, beyond: number): number {
  let passed = 0;
  for (const [shade, count] of counts.entries()) {
    passed += count;
    if (passed > beyond) return shade;
  }
  return 255;
}
