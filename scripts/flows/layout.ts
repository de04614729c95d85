import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import {
  DOT_SIZE,
  headSize,
  isInternal,
  labelOf,
  labelSize,
  type Size,
} from '../../src/flows/model/boxes';
import type { Box, Drawing, Point } from '../../src/flows/model/drawing';
import type { Statechart, StateNode } from '../../src/flows/model/statechart';

const ROOT = 'root';
const MARGIN = 24;

const GENERAL = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.direction': 'DOWN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.edgeLabels.inline': 'true',
  'elk.edgeLabels.placement': 'CENTER',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.feedbackEdges': 'true',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
  'elk.spacing.nodeNode': '32',
  'elk.spacing.edgeNode': '20',
  'elk.spacing.edgeEdge': '16',
  'elk.spacing.edgeLabel': '6',
  'elk.spacing.labelNode': '10',
  'elk.padding': `[top=${MARGIN},left=${MARGIN},bottom=${MARGIN},right=${MARGIN}]`,
} as const;

/**
 * Lays out the states and transitions of a statechart (ELK, layered). The result is deterministic.
 * Back edges are reversed for ELK, so that the initial state is at the top.
 */
export async function layOut(statechart: Statechart): Promise<Drawing> {
  const laidOut = await new ELK().layout(graphOf(statechart));
  const nodes = new Map(allNodes(laidOut).map((node) => [node.id, node]));
  const edges = new Map(
    allNodes(laidOut)
      .flatMap(({ edges: own = [] }) => own)
      .map((edge) => [edge.id, edge]),
  );
  const back = findBackEdges(statechart);

  const pathOf = (id: string, isBack: boolean): readonly Point[] => {
    const points = pointsOf(edges.get(id));
    return isBack ? points.toReversed() : points;
  };

  const states = statechart.states.slice(1).map((state) => {
    return { state, box: boxOf(nodes.get(state.id) ?? {}) };
  });
  const transitions = statechart.transitions
    .filter((transition) => !isInternal(transition))
    .map(({ id, targets }) => ({
      id,
      paths: targets.map((_, index) => pathOf(edgeId(id, index), back.has(id))),
      label: labelBox(edges.get(edgeId(id, 0))),
    }));
  const initials = statechart.states
    .filter(({ initial }) => initial !== null)
    .map(({ id }) => ({ id, path: pathOf(dotEdge(id), false) }));
  const obstacles = [
    ...transitions.flatMap(({ paths, label }) => [
      ...paths.flatMap(segmentsOf),
      ...(label ? [label] : []),
    ]),
    ...initials.flatMap(({ path }) => segmentsOf(path)),
  ];
  const parents = states.filter(({ state }) =>
    statechart.states.some((s) => s.parent === state.id),
  );

  return {
    width: Math.ceil(laidOut.width ?? 0),
    height: Math.ceil(laidOut.height ?? 0),
    states: Object.fromEntries(states.map(({ state, box }) => [state.id, box])),
    heads: Object.fromEntries(
      parents.map(({ state, box }) => [
        state.id,
        placeHead(box, headSize(statechart, state), obstacles),
      ]),
    ),
    transitions: Object.fromEntries(
      transitions.map(({ id, paths, label }) => [id, { paths, label }]),
    ),
    initials: Object.fromEntries(initials.map(({ id, path }) => [id, path])),
  };
}

const edgeId = (transition: string, target: number) => `${transition} | ${target}`;
const dotId = (state: string) => `${state} ●`;
const dotEdge = (state: string) => `${state} ●→`;

function graphOf(statechart: Statechart): ElkNode {
  const [top] = statechart.states;
  const back = findBackEdges(statechart);
  const edges = statechart.transitions
    .filter((transition) => !isInternal(transition))
    .flatMap((transition) =>
      transition.targets.map((target, index): ElkExtendedEdge => {
        const [from, to] = back.has(transition.id)
          ? [target, transition.source]
          : [transition.source, target];
        const lines = index === 0 ? labelOf(transition) : [];
        return {
          id: edgeId(transition.id, index),
          sources: [from],
          targets: [to],
          labels: lines.length === 0 ? [] : [{ text: transition.label, ...labelSize(lines) }],
        };
      }),
    );
  const initialEdges = statechart.states.flatMap(({ id, initial }): ElkExtendedEdge[] =>
    initial === null ? [] : [{ id: dotEdge(id), sources: [dotId(id)], targets: [initial] }],
  );
  return {
    id: ROOT,
    layoutOptions: GENERAL,
    children: top === undefined ? [] : childrenOf(statechart, top),
    edges: [...initialEdges, ...edges],
  };
}

function childrenOf(statechart: Statechart, parent: StateNode): ElkNode[] {
  const dot =
    parent.initial === null ? [] : [{ id: dotId(parent.id), width: DOT_SIZE, height: DOT_SIZE }];
  const children = statechart.states.filter((state) => state.parent === parent.id);
  return [...dot, ...children.map((child) => nodeOf(statechart, child))];
}

function nodeOf(statechart: Statechart, state: StateNode): ElkNode {
  const head = headSize(statechart, state);
  const children = childrenOf(statechart, state);
  if (children.length === 0) return { id: state.id, ...head };
  return {
    id: state.id,
    children,
    edges: [],
    layoutOptions: {
      'elk.padding': `[top=${head.height + 12},left=20,bottom=20,right=20]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${head.width},${head.height})`,
    },
  };
}

const allNodes = (node: ElkNode): readonly ElkNode[] => [
  node,
  ...(node.children ?? []).flatMap(allNodes),
];

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<ElkNode>): Box => [
  Math.round(x),
  Math.round(y),
  Math.round(width),
  Math.round(height),
];

function labelBox(edge: ElkExtendedEdge | undefined): Box | null {
  const label = edge?.labels?.[0];
  return label === undefined ? null : boxOf(label as Partial<ElkNode>);
}

function pointsOf(edge: ElkExtendedEdge | undefined): readonly Point[] {
  return (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(({ x, y }): Point => [Math.round(x), Math.round(y)]),
  );
}

/** The segments of a path as boxes without width. All segments are vertical or horizontal. */
export const segmentsOf = (path: readonly Point[]): readonly Box[] =>
  path.slice(1).map(([x, y], index): Box => {
    const [fromX, fromY] = path[index] ?? [x, y];
    return [Math.min(x, fromX), Math.min(y, fromY), Math.abs(x - fromX), Math.abs(y - fromY)];
  });

/** Free space beside a head, px, so that a passing transition does not look like a part of it. */
const BESIDE = 6;

/**
 * Places the head of a parent state at the upper edge of its box, as far left as nothing crosses it.
 *
 * @param obstacles segments and labels of transitions
 * @throws when there is no free place: the statechart needs another layout
 */
function placeHead([x, y, width]: Box, head: Size, obstacles: readonly Box[]): Box {
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

/**
 * Finds the back edges: in a depth-first search from each initial state, the transitions to a state on the current path.
 * A transition between levels counts for the two states of the level that it connects.
 */
function findBackEdges(statechart: Statechart): ReadonlySet<string> {
  const parents = new Map(statechart.states.map(({ id, parent }) => [id, parent]));
  const ancestorsOf = (id: string): readonly string[] => {
    const parent = parents.get(id) ?? null;
    return parent === null ? [id] : [...ancestorsOf(parent), id];
  };
  /** The two states of one level that a transition connects; null within one state. */
  const siblings = (source: string, target: string): readonly [string, string] | null => {
    const [from, to] = [ancestorsOf(source), ancestorsOf(target)];
    const fork = from.findIndex((id, index) => id !== to[index]);
    const [a, b] = [from[fork], to[fork]];
    return a === undefined || b === undefined ? null : [a, b];
  };

  const outgoing = new Map<string, { readonly transition: string; readonly to: string }[]>();
  for (const { id, source, targets } of statechart.transitions) {
    for (const target of targets) {
      const pair = siblings(source, target);
      if (pair === null) continue;
      const [from, to] = pair;
      outgoing.set(from, [...(outgoing.get(from) ?? []), { transition: id, to }]);
    }
  }

  const back = new Set<string>();
  const finished = new Set<string>();
  const visit = (state: string, path: ReadonlySet<string>) => {
    if (finished.has(state)) return;
    const current = new Set([...path, state]);
    for (const { transition, to } of outgoing.get(state) ?? []) {
      if (current.has(to)) back.add(transition);
      else visit(to, current);
    }
    finished.add(state);
  };
  for (const { initial } of statechart.states) if (initial !== null) visit(initial, new Set());
  for (const { id } of statechart.states) visit(id, new Set());
  return back;
}
