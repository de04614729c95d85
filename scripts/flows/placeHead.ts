import type { Size } from '../../src/flows/model/boxes';
import type { Box } from '../../src/flows/model/drawing';

/** Free space beside a head, px, so that a passing transition does not look like a part of it. */
const BESIDE = 6;

/**
 * Places the head of a parent state at the upper edge of its box, as far left as nothing crosses it.
 *
 * @param obstacles segments and labels of transitions
 * @throws when there is no free place: the statechart needs another layout
 */
export function placeHead([x, y, width]: Box, head: Size, obstacles: readonly Box[]): Box {
  const inBand = obstacles.filter(([, top, , tall]) => top < y + head.height && y < top + tall);
  const starts = [x, ...inBand.map(([left, , wide]) => left + wide + BESIDE)]
    .filter((start) => start >= x && start + head.width <= x + width)
    .toSorted((a, b) => a - b);
  const isFree = (start: number) =>
    inBand.every(([left, , wide]) => left + wide <= start || start + head.width <= left);
  const free = starts.find(isFree);
  if (free === undefined) throw new Error('No place is left for the name of a state.');
  return [free, y, head.width, head.height];
}
