import { isInside } from '../../src/flows/model/boxes';
import type { Chart } from '../../src/flows/model/chart';
import type { Drawing, Point } from '../../src/flows/model/drawing';
import type { PackedDrawing, PackedWay } from '../../src/flows/model/packedDrawing';

/** Packs a drawing for the viewer, which unpacks it with the chart. */
export function packDrawing(chart: Chart, drawing: Drawing): PackedDrawing {
  const { width, height, states, heads, arrows, initials } = drawing;
  return {
    size: [width, height],
    states: chart.states.slice(1).map(({ id }) => {
      const head = heads[id];
      return [...(states[id] ?? []), ...(head ? [head[0]] : [])];
    }),
    arrows: chart.arrows
      .filter((arrow) => !isInside(arrow))
      .map(({ id }) => {
        const { ways, label } = arrows[id] ?? { ways: [], label: null };
        return [label ? [label[0], label[1]] : [], ...ways.map(packWay)];
      }),
    initials: chart.states
      .filter(({ initial }) => initial !== null)
      .map(({ id }) => packWay(initials[id] ?? [])),
  };
}

const packWay = (points: readonly Point[]): PackedWay =>
  points.flatMap(([x, y], index) => {
    const [beforeX, beforeY] = points[index - 1] ?? [0, 0];
    return [x - beforeX, y - beforeY];
  });
