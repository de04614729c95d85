import ELK, { type ElkExtendedEdge, type ElkNode, type ElkShape } from 'elkjs/lib/elk.bundled.js';
import { DOT_SIZE, headSize, isInternal, labelOf, labelSize } from '../src/layout/boxes';
import type { Box, Drawing, Point, Size } from '../src/layout/drawing';
import type { Statechart, StateNode } from '../src/model/statechart';

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
 *
 * @param widened parent states that get free space beside their children, because transitions crossed their heads before
 * @throws when a head has no free place: the statechart needs another layout
 */
export async function layOut(
  statechart: Statechart,
  widened: ReadonlySet<string> = new Set(),
): Promise<Drawing> {
  const back = findBackEdges(statechart);
  const laidOut = await new ELK().layout(graphOf(statechart, back, widened));
  const nodes = new Map(allNodes(laidOut).map((node) => [node.id, node]));
  const edges = new Map(laidOut.edges?.map((edge) => [edge.id, edge]));
  const states = drawnStates(statechart);
  const boxes = new Map(states.map(({ id }) => [id, boxOf(nodes.get(id) ?? {})]));
  const transitions = statechart.transitions
    .filter((transition) => !isInternal(transition))
    .map(({ id, targets }) => {
      const edge = edges.get(id);
      const points = pointsOf(edge);
      const [label] = edge?.labels ?? [];
      const branches = targets
        .slice(1)
        .map((target) => pointsOf(edges.get(branchEdge(id, target))));
      return {
        id,
        path: back.has(id) ? points.toReversed() : points,
        ...(branches.length > 0 && { branches }),
        label: label ? boxOf(label) : null,
      };
    });
  const initials = statechart.states
    .filter(({ initial }) => initial !== null)
    .map(({ id }) => [id, pointsOf(edges.get(dotEdge(id)))] as const);
  const obstacles = [
    ...transitions.flatMap(({ path, branches = [], label }) => [
      ...[path, ...branches].flatMap(segmentsOf),
      ...(label ? [label] : []),
    ]),
    ...initials.flatMap(([, path]) => segmentsOf(path)),
  ];
  const heads = states
    .filter(({ id }) => states.some(({ parent }) => parent === id))
    .map((state) => {
      const box = boxes.get(state.id) ?? boxOf({});
      return [state.id, placeHead(box, headSize(statechart, state), obstacles)] as const;
    });
  const crossed = heads.flatMap(([id, head]) => (head === null ? [id] : []));
  if (crossed.some((id) => widened.has(id))) {
    throw new Error(`No place is left for the names of these states: ${crossed.join(', ')}.`);
  }
  if (crossed.length > 0) return layOut(statechart, new Set([...widened, ...crossed]));
  return {
    width: Math.ceil(laidOut.width ?? 0),
    height: Math.ceil(laidOut.height ?? 0),
    states: Object.fromEntries(boxes),
    heads: Object.fromEntries(heads) as Drawing['heads'],
    transitions: Object.fromEntries(transitions.map(({ id, ...drawn }) => [id, drawn])),
    initials: Object.fromEntries(initials),
  };
}

/** The states with a box: all but the root, which has one only when it handles events. */
function drawnStates({ states, transitions }: Statechart): readonly StateNode[] {
  const [root, ...others] = states;
  return transitions.some(({ source }) => source === root?.id) ? states : others;
}

const dotId = (state: string) => `${state} ●`;
const dotEdge = (state: string) => `${state} ●→`;
const branchEdge = (transition: string, target: string) => `${transition} → ${target}`;

function graphOf(
  statechart: Statechart,
  back: ReadonlySet<string>,
  widened: ReadonlySet<string>,
): ElkNode {
  const edges = statechart.transitions.flatMap((transition): ElkExtendedEdge[] => {
    const { id, source, targets, label } = transition;
    const [target, ...others] = targets;
    if (target === undefined) return [];
    const [from, to] = back.has(id) ? [target, source] : [source, target];
    const lines = labelOf(transition);
    const labels = lines.length === 0 ? [] : [{ text: label, ...labelSize(lines) }];
    return [
      { id, sources: [from], targets: [to], labels },
      ...others.map((other) => ({
        id: branchEdge(id, other),
        sources: [source],
        targets: [other],
      })),
    ];
  });
  const initialEdges = statechart.states.flatMap(({ id, initial }): ElkExtendedEdge[] =>
    initial === null ? [] : [{ id: dotEdge(id), sources: [dotId(id)], targets: [initial] }],
  );
  const [top] = statechart.states;
  return {
    id: 'root',
    layoutOptions: GENERAL,
    children: top === undefined ? [] : nodesOf(statechart, top, widened),
    edges: [...initialEdges, ...edges],
  };
}

const nodesOf = (statechart: Statechart, root: StateNode, widened: ReadonlySet<string>) =>
  drawnStates(statechart).includes(root)
    ? [nodeOf(statechart, root, widened)]
    : childrenOf(statechart, root, widened);

function childrenOf(
  statechart: Statechart,
  parent: StateNode,
  widened: ReadonlySet<string>,
): ElkNode[] {
  const dot =
    parent.initial === null ? [] : [{ id: dotId(parent.id), width: DOT_SIZE, height: DOT_SIZE }];
  const children = statechart.states.filter((state) => state.parent === parent.id);
  return [...dot, ...children.map((child) => nodeOf(statechart, child, widened))];
}

function nodeOf(statechart: Statechart, state: StateNode, widened: ReadonlySet<string>): ElkNode {
  const head = headSize(statechart, state);
  const children = childrenOf(statechart, state, widened);
  const right = widened.has(state.id) ? head.width + 20 : 20;
  if (children.length === 0) return { id: state.id, ...head };
  return {
    id: state.id,
    children,
    edges: [],
    layoutOptions: {
      'elk.padding': `[top=${head.height + 12},left=20,bottom=20,right=${right}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${head.width},${head.height})`,
    },
  };
}

const allNodes = (node: ElkNode): readonly ElkNode[] => [
  node,
  ...(node.children ?? []).flatMap(allNodes),
];

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: ElkShape): Box => [
  Math.round(x),
  Math.round(y),
  Math.round(width),
  Math.round(height),
];

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
 * @returns null when there is no free place
 */
function placeHead([x, y, width]: Box, head: Size, obstacles: readonly Box[]): Box | null {
  const inBand = obstacles.filter(([, top, , tall]) => top < y + head.height && y < top + tall);
  const starts = [x, ...inBand.map(([left, , wide]) => left + wide + BESIDE)]
    .filter((start) => start >= x && start + head.width <= x + width)
    .toSorted((a, b) => a - b);
  const isFree = (start: number) =>
    inBand.every(([left, , wide]) => left + wide <= start || start + head.width <= left);
  const free = starts.find(isFree);
  return free === undefined ? null : [free, y, head.width, head.height];
}

/**
 * Finds the back edges: in a depth-first search from each initial state, the transitions to a state on the current path.
 * A transition between levels counts for the two states of the level that it connects.
 */
function findBackEdges({ states, transitions }: Statechart): ReadonlySet<string> {
  const outgoing = transitions.flatMap(({ id, source, targets: [target = source] }) => {
    const [from, to] = [source.split('.'), target.split('.')];
    const length = from.findIndex((key, index) => key !== to[index]) + 1;
    const ends = [from, to].map((keys) => keys.slice(0, length).join('.'));
    // A transition to an inner or an outer state stays within one state.
    return length === 0 || to.length < length ? [] : [{ id, from: ends[0], to: ends[1] ?? '' }];
  });
  const back = new Set<string>();
  const finished = new Set<string>();
  const visit = (state: string, path: ReadonlySet<string>) => {
    if (finished.has(state)) return;
    const current = new Set([...path, state]);
    for (const { id, to } of outgoing.filter(({ from }) => from === state)) {
      if (current.has(to)) back.add(id);
      else visit(to, current);
    }
    finished.add(state);
  };
  for (const { initial } of states) if (initial !== null) visit(initial, new Set());
  for (const { id } of states) visit(id, new Set());
  return back;
}
