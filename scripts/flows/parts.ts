import type { Box, Point } from '../../src/flows/model/drawing';

/** The straight parts of a way, as boxes of no width; all of them are upright or level. */
export const partsOf = (way: readonly Point[]): readonly Box[] =>
  way.slice(1).map(([x, y], index): Box => {
    const [fromX, fromY] = way[index] ?? [x, y];
    return [Math.min(x, fromX), Math.min(y, fromY), Math.abs(x - fromX), Math.abs(y - fromY)];
  });
