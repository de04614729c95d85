import { isInternal } from '../../src/flows/model/boxes';
import type { Drawing, Point } from '../../src/flows/model/drawing';
import type { PackedDrawing, PackedPath } from '../../src/flows/model/packedDrawing';
import type { Statechart } from '../../src/flows/model/statechart';

/** Packs a drawing for the viewer, which unpacks it with the statechart. */
export function packDrawing(statechart: Statechart, drawing: Drawing): PackedDrawing {
  const { width, height, states, heads, transitions, initials } = drawing;
  return {
    size: [width, height],
    states: statechart.states.slice(1).map(({ id }) => {
      const head = heads[id];
      return [...(states[id] ?? []), ...(head ? [head[0]] : [])];
    }),
    transitions: statechart.transitions
      .filter((transition) => !isInternal(transition))
      .map(({ id }) => {
        const { paths, label } = transitions[id] ?? { paths: [], label: null };
        return [label ? [label[0], label[1]] : [], ...paths.map(packPath)];
      }),
    initials: statechart.states
      .filter(({ initial }) => initial !== null)
      .map(({ id }) => packPath(initials[id] ?? [])),
  };
}

const packPath = (points: readonly Point[]): PackedPath =>
  points.flatMap(([x, y], index) => {
    const [beforeX, beforeY] = points[index - 1] ?? [0, 0];
    return [x - beforeX, y - beforeY];
  });
