/** How many pixels have each shade, 0 to 255. */
export function countsOf(shades: Iterable<number>): Uint32Array {
  const counts = new Uint32Array(256);
  for (const shade of shades) counts[shade] = (counts[shade] ?? 0) + 1;
  return counts;
}

/** The first shade at which more than `beyond` pixels were passed, from 0 on. */
export function shadeBeyond(counts: Uint32Array, beyond: number): number {
  let passed = 0;
  for (const [shade, count] of counts.entries()) {
    passed += count;
    if (passed > beyond) return shade;
  }
  return 255;
}
