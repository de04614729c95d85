import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isInside } from '../../src/flows/model/boxes';
import { chartOf } from '../../src/flows/model/chart';
import type { Box, Drawing } from '../../src/flows/model/drawing';
import { FLOWS, type FlowId, machines } from '../../src/flows/model/flows';
import { type PackedDrawing, unpackDrawing } from '../../src/flows/model/packedDrawing';
import { layOut } from './layout';
import { packDrawing } from './packDrawing';
import { partsOf } from './parts';

const folder = path.resolve(__dirname, '../../src/flows/drawn');
const NOWHERE: Box = [0, 0, 0, 0];
const drawn = (flow: FlowId): PackedDrawing =>
  JSON.parse(readFileSync(path.join(folder, `${flow}.json`), 'utf8'));

const overlap = ([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box) =>
  ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;

/** One px less on each side: touching is no crossing. */
const within = ([x, y, width, height]: Box): Box => [x + 1, y + 1, width - 2, height - 2];

/** The four edges of a box, as boxes of no width. */
const edgesOf = ([x, y, width, height]: Box): readonly Box[] =>
  partsOf([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
    [x, y],
  ]);

describe.each(FLOWS)('the drawing of %s', (flow) => {
  const chart = chartOf(machines[flow]);
  const drawing = unpackDrawing(chart, drawn(flow));
  const labels = Object.entries(drawing.arrows).flatMap(([id, { label }]) =>
    label ? [[id, label] as const] : [],
  );
  const innermost = chart.states
    .slice(1)
    .filter(({ id }) => chart.states.every(({ parent }) => parent !== id));
  const boxes = innermost.map(({ id }) => drawing.states[id] ?? NOWHERE);
  const ways = [
    ...Object.values(drawing.arrows).flatMap((arrow) => arrow.ways),
    ...Object.values(drawing.initials),
  ].flatMap(partsOf);

  test('is that of the chart as it is: run "npm run flows" when a chart has changed', async () => {
    const now: Drawing = await layOut(chart);
    expect(drawn(flow)).toEqual(packDrawing(chart, now));
    expect(drawing).toEqual(now);
  });

  test('has every state, and every arrow that leads somewhere', () => {
    expect(Object.keys(drawing.states)).toEqual(chart.states.slice(1).map(({ id }) => id));
    expect(Object.keys(drawing.arrows)).toEqual(
      chart.arrows.filter((arrow) => !isInside(arrow)).map(({ id }) => id),
    );
    for (const { ways } of Object.values(drawing.arrows)) {
      for (const way of ways) expect(way.length).toBeGreaterThan(1);
    }
  });

  test('places every state within the one that it belongs to, beside its neighbours', () => {
    for (const { id, parent } of chart.states.slice(1)) {
      const box = drawing.states[id] ?? NOWHERE;
      const around: Box = drawing.states[parent ?? ''] ?? [0, 0, drawing.width, drawing.height];
      expect([box[0] >= around[0], box[1] >= around[1]]).toEqual([true, true]);
      expect(box[0] + box[2]).toBeLessThanOrEqual(around[0] + around[2]);
      expect(box[1] + box[3]).toBeLessThanOrEqual(around[1] + around[3]);
      const beside = chart.states.filter((other) => other.parent === parent && other.id !== id);
      for (const other of beside) {
        expect(overlap(box, drawing.states[other.id] ?? NOWHERE)).toBe(false);
      }
    }
  });

  test('lets nothing pass through the head of a state that nests others', () => {
    const nesting = chart.states.slice(1).filter(({ id }) => !innermost.some((s) => s.id === id));
    expect(Object.keys(drawing.heads)).toEqual(nesting.map(({ id }) => id));
    for (const [id, head] of Object.entries(drawing.heads)) {
      const [x, y, width] = drawing.states[id] ?? NOWHERE;
      expect([head[0] >= x, head[0] + head[2] <= x + width, head[1]]).toEqual([true, true, y]);
      const crossed = [...ways, ...boxes, ...labels.map(([, box]) => box)].filter((box) =>
        overlap(within(head), box),
      );
      expect([id, crossed]).toEqual([id, []]);
    }
  });

  test('lets no arrow pass through a state without states', () => {
    for (const box of boxes) {
      expect(ways.filter((way) => overlap(within(box), way))).toEqual([]);
    }
  });

  test('lets no label lie on another, on a state without states, on any arrow, or on an edge', () => {
    const edges = Object.values(drawing.states).flatMap(edgesOf);
    for (const [id, label] of labels) {
      const others = labels.filter(([other]) => other !== id).map(([, box]) => box);
      const crossed = [...others, ...boxes, ...ways, ...edges].filter((box) =>
        overlap(within(label), box),
      );
      expect([id, crossed]).toEqual([id, []]);
    }
  });
});
