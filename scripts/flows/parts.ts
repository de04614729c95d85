import type { Box, Point } from '../../src/flows/model/drawing';

/** The segments of a path as boxes without width. All segments are vertical or horizontal. */
export const partsOf = (way: readonly Point[]): readonly Box[] =>
  way.slice(1).map(([x, y], index): Box => {
    const [fromX, fromY] = way[index] ?? [x, y];
    return [Math.min(x, fromX), Math.min(y, fromY), Math.abs(x - fromX), Math.abs(y - fromY)];
  });
