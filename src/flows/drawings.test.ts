import { fold, layOut, overviewsOf, parentsOf, segmentsOf } from '@kedai/flow-viewer/layout';
import {
  type Box,
  type Drawing,
  isInternal,
  statechartOfChart,
  type Transition,
} from '@kedai/flow-viewer/model';
import { charts } from './flows';

const EMPTY_BOX: Box = [0, 0, 0, 0];

const overlap = ([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box) =>
  ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;

/** The box without 1 px on each side, so that touching does not count as crossing. */
const shrink = ([x, y, width, height]: Box): Box => [x + 1, y + 1, width - 2, height - 2];

const isInside = ([x, y, width, height]: Box, [ox, oy, outerWidth, outerHeight]: Box) =>
  x >= ox && y >= oy && x + width <= ox + outerWidth && y + height <= oy + outerHeight;

/** Expects that nothing crosses a box. */
const expectFree = (id: string, box: Box, others: readonly Box[]) =>
  expect([id, others.filter((other) => overlap(shrink(box), other))]).toEqual([id, []]);

/** The four edges of a box, as boxes without width. */
const edgesOf = ([x, y, width, height]: Box): readonly Box[] =>
  segmentsOf([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
    [x, y],
  ]);

const isLoop = ({ source, targets }: Transition) => targets.every((target) => target === source);

/** Every statechart completely, and the overview of each flow with the names of states, and with events. */
const cases = charts.flatMap((chart) => {
  const whole = statechartOfChart(chart);
  const overviews = chart.flows.flatMap(({ id }) =>
    (['names', 'events'] as const).map((detail) => ({
      name: `${id}, an overview with ${detail}`,
      statechart: fold(whole, overviewsOf(whole, id)[0] ?? new Set()),
      detail,
    })),
  );
  const statechart = fold(whole, parentsOf(whole));
  return [...overviews, { name: `${chart.id}, all of it`, statechart, detail: 'all' as const }];
});

describe.each(cases)('the drawing of $name', ({ statechart, detail }) => {
  const isParent = (id: string) => statechart.states.some(({ parent }) => parent === id);
  const atomic = statechart.states.slice(1).filter(({ id }) => !isParent(id));
  let drawing: Drawing;
  let labels: readonly (readonly [string, Box])[];
  let boxes: readonly Box[];
  let paths: readonly Box[];
  beforeAll(async () => {
    drawing = await layOut(statechart, { detail, highlighted: new Set() });
    labels = Object.entries(drawing.transitions).flatMap(([id, { label }]) =>
      label ? [[id, label] as const] : [],
    );
    boxes = atomic.map(({ id }) => drawing.states[id] ?? EMPTY_BOX);
    paths = [
      ...Object.values(drawing.transitions).map(({ path }) => path),
      ...Object.values(drawing.initials),
    ].flatMap(segmentsOf);
  });

  test('contains every state and every transition with a target', () => {
    expect(Object.keys(drawing.states)).toEqual(statechart.states.slice(1).map(({ id }) => id));
    const ends = (ids: readonly string[]) =>
      statechart.transitions
        .filter((one) => ids.includes(one.id) && !(detail === 'names' && isLoop(one)))
        .map(({ source, targets }) => [source, ...targets].join());
    const external = statechart.transitions.filter((transition) => !isInternal(transition));
    expect(new Set(ends(Object.keys(drawing.transitions)))).toEqual(
      new Set(ends(external.map(({ id }) => id))),
    );
    for (const { path } of Object.values(drawing.transitions)) {
      expect(path.length).toBeGreaterThan(1);
    }
  });

  test('places every state inside its parent, without overlapping its siblings', () => {
    for (const { id, parent } of statechart.states.slice(1)) {
      const box = drawing.states[id] ?? EMPTY_BOX;
      const parentBox: Box = drawing.states[parent ?? ''] ?? [0, 0, drawing.width, drawing.height];
      expect([id, isInside(box, parentBox)]).toEqual([id, true]);
      const siblings = statechart.states.filter(
        (other) => other.parent === parent && other.id !== id,
      );
      const crossed = siblings.filter((other) =>
        overlap(box, drawing.states[other.id] ?? EMPTY_BOX),
      );
      expect([id, crossed]).toEqual([id, []]);
    }
  });

  test('nothing crosses the head of a parent state', () => {
    const parents = statechart.states.slice(1).filter(({ id }) => isParent(id));
    expect(Object.keys(drawing.heads)).toEqual(parents.map(({ id }) => id));
    for (const [id, head] of Object.entries(drawing.heads)) {
      const box = drawing.states[id] ?? EMPTY_BOX;
      expect([isInside(head, box), head[1]]).toEqual([true, box[1]]);
      expectFree(id, head, [...paths, ...boxes, ...labels.map(([, label]) => label)]);
    }
  });

  test('no transition crosses an atomic state', () => {
    for (const { id } of atomic) expectFree(id, drawing.states[id] ?? EMPTY_BOX, paths);
  });

  test('no label overlaps another label, an atomic state, a transition or an edge', () => {
    const edges = Object.values(drawing.states).flatMap(edgesOf);
    for (const [id, label] of labels) {
      const others = labels.filter(([other]) => other !== id).map(([, box]) => box);
      expectFree(id, label, [...others, ...boxes, ...paths, ...edges]);
    }
  });
});
