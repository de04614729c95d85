import type { Size } from '../../src/flows/model/boxes';
import type { Box } from '../../src/flows/model/drawing';

/** What is kept free beside a head, px: an arrow that passes must not read as a part of it. */
const BESIDE = 6;

/**
 * Where the head of a state that nests others stands: at the upper edge of its box, as far to the left as nothing passes
 * through it.
 *
 * @param passing what crosses the drawing: straight parts of arrows, labels
 * @throws when there is no such place: the chart needs another layout
 */
export function placeHead([x, y, width]: Box, head: Size, passing: readonly Box[]): Box {
  const inBand = passing.filter(([, top, , tall]) => top < y + head.height && y < top + tall);
  const starts = [x, ...inBand.map(([left, , wide]) => left + wide + BESIDE)]
    .filter((start) => start >= x && start + head.width <= x + width)
    .toSorted((a, b) => a - b);
  const isFree = (start: number) =>
    inBand.every(([left, , wide]) => left + wide <= start || start + head.width <= left);
  const free = starts.find(isFree);
  if (free === undefined) throw new Error('No place is left for the name of a state.');
  return [free, y, head.width, head.height];
}
