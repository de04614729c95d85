import type { Box, Point } from '../../src/flows/model/drawing';

/** The segments of a path as boxes without width. All segments are vertical or horizontal. */
export const segmentsOf = (path: readonly Point[]): readonly Box[] =>
  path.slice(1).map(([x, y], index): Box => {
    const [fromX, fromY] = path[index] ?? [x, y];
    return [Math.min(x, fromX), Math.min(y, fromY), Math.abs(x - fromX), Math.abs(y - fromY)];
  });
