import ELK, { type ElkExtendedEdge, type ElkNode, type ElkShape } from 'elkjs/lib/elk.bundled.js';
import type { Transition } from '../model/statechart';
import { DOT_SIZE, headSize, isInternal, labelOf, labelSize, linesOf, titleOf } from './boxes';
import type { Box, Detail, Drawing, Point, Size, TextLine } from './drawing';
import { childrenOf, endsOf, pathTo, type ShownState, type ShownStatechart } from './fold';

const MARGIN = 12;

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
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.spacing.nodeNode': '22',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '6',
  'elk.spacing.labelNode': '10',
  'elk.padding': `[top=${MARGIN},left=${MARGIN},bottom=${MARGIN},right=${MARGIN}]`,
} as const;

/** What is written on a drawing. */
export interface Writing {
  readonly detail: Detail;
  /** Its transitions have a complete label at every detail. Failures between its states are drawn one by one. */
  readonly highlighted: ReadonlySet<string>;
  /** Whether parallel regions are one below the other. */
  readonly stacks?: boolean;
}

const EVERYTHING: Writing = { detail: 'all', highlighted: new Set() };

const elk = new ELK();

/**
 * Lays out the states and transitions of a statechart (ELK, layered). The result is deterministic.
 * Back edges are reversed for ELK, so that the initial state is at the top.
 */
export async function layOut(
  statechart: ShownStatechart,
  writing: Writing = EVERYTHING,
): Promise<Drawing> {
  const first = await tryLayOut(statechart, writing, new Set());
  // Transitions cross these heads, so their states get free space beside their children.
  return first.crossed.size === 0
    ? first.drawing
    : (await tryLayOut(statechart, writing, first.crossed)).drawing;
}

/** @param widened parent states that get free space beside their children */
async function tryLayOut(
  statechart: ShownStatechart,
  { detail, highlighted, stacks = false }: Writing,
  widened: ReadonlySet<string>,
) {
  const states = drawnStates(statechart);
  const lines = new Map(
    states.map((state) => [state.id, linesOf(statechart, state, detail, highlighted)]),
  );
  const labelled = drawnTransitions(statechart, detail, highlighted).map((transition) => ({
    transition,
    lines: labelOf(transition, highlighted.has(transition.id) ? 'all' : detail),
  }));
  const back = findBackEdges(statechart);
  const plan: Plan = { statechart, lines, labelled, back, widened, stacks };
  const laidOut = await elk.layout(graphOf(plan));
  const nodes = new Map(allNodes(laidOut).map((node) => [node.id, node]));
  const edges = new Map(laidOut.edges?.map((edge) => [edge.id, edge]));
  const boxes = new Map(states.map(({ id }) => [id, boxOf(nodes.get(id) ?? {})]));
  const transitions = labelled.map(({ transition: { id, targets }, lines }) => {
    const edge = edges.get(id);
    const points = pointsOf(edge);
    const [label] = edge?.labels ?? [];
    const branches = targets.slice(1).map((target) => pointsOf(edges.get(branchEdge(id, target))));
    return {
      id,
      path: back.has(id) ? points.toReversed() : points,
      ...(branches.length > 0 && { branches }),
      label: label ? boxOf(label) : null,
      lines,
    };
  });
  const initials = initialsOf(statechart).map(
    ({ id }) => [id, pointsOf(edges.get(dotEdge(id)))] as const,
  );
  const obstacles = [
    ...transitions.flatMap(({ path, branches = [], label }) => [
      ...[path, ...branches].flatMap(segmentsOf),
      ...(label ? [label] : []),
    ]),
    ...initials.flatMap(([, path]) => segmentsOf(path)),
  ];
  const heads = states
    .filter(({ id }) => childrenOf(statechart, id).length > 0)
    .map((state) => {
      const box = boxes.get(state.id) ?? boxOf({});
      const size = headSize(titleOf(state), lines.get(state.id) ?? []);
      return { id: state.id, size, box, head: placeHead(box, size, obstacles) };
    });
  const drawing: Drawing = {
    statechart,
    detail,
    width: Math.ceil(laidOut.width ?? 0),
    height: Math.ceil(laidOut.height ?? 0),
    states: Object.fromEntries(boxes),
    lines: Object.fromEntries(lines),
    heads: Object.fromEntries(
      heads.map(({ id, size, box: [x, y], head }) => [id, head ?? [x, y, size.width, size.height]]),
    ),
    transitions: Object.fromEntries(transitions.map(({ id, ...drawn }) => [id, drawn])),
    initials: Object.fromEntries(initials),
  };
  return {
    drawing,
    crossed: new Set(heads.flatMap(({ id, head }) => (head === null ? [id] : []))),
  };
}

/** The states with a box: all but the root, which has one only when it handles events. */
function drawnStates({ states, transitions }: ShownStatechart): readonly ShownState[] {
  const [root, ...others] = states;
  return transitions.some(({ source }) => source === root?.id) ? states : others;
}

/** The transitions with a path. Without events, only one of several between two states. */
function drawnTransitions(
  { transitions }: ShownStatechart,
  detail: Detail,
  highlighted: ReadonlySet<string>,
): readonly Transition[] {
  const external = transitions.filter((transition) => !isInternal(transition));
  if (detail !== 'names') return external;
  const marked = external.filter(({ id }) => highlighted.has(id));
  const ends = new Set(marked.map(endsOf));
  return external.filter((transition) => {
    if (highlighted.has(transition.id)) return true;
    const isNew = !ends.has(endsOf(transition));
    ends.add(endsOf(transition));
    return isNew && transition.targets.some((target) => target !== transition.source);
  });
}

const initialsOf = ({ states }: ShownStatechart): readonly ShownState[] =>
  states.filter(({ initial, hidden }) => initial !== null && hidden === 0);

const dotId = (state: string) => `${state} ●`;
const dotEdge = (state: string) => `${state} ●→`;
const branchEdge = (transition: string, target: string) => `${transition} → ${target}`;

/** What ELK lays out. */
interface Plan {
  readonly statechart: ShownStatechart;
  readonly lines: ReadonlyMap<string, readonly TextLine[]>;
  readonly labelled: readonly {
    readonly transition: Transition;
    readonly lines: readonly TextLine[];
  }[];
  readonly back: ReadonlySet<string>;
  readonly widened: ReadonlySet<string>;
  readonly stacks: boolean;
}

const edgeOf = (id: string, from: string, to: string): ElkExtendedEdge => ({
  id,
  sources: [from],
  targets: [to],
});

function graphOf({ statechart, lines, labelled, back, widened, stacks }: Plan): ElkNode {
  const initials = initialsOf(statechart);
  const nodesIn = (parent: ShownState): ElkNode[] => {
    const size = { width: DOT_SIZE, height: DOT_SIZE };
    const dot = initials.includes(parent) ? [{ id: dotId(parent.id), ...size }] : [];
    const children = statechart.states.filter((state) => state.parent === parent.id);
    return [...dot, ...children.map(nodeOf)];
  };
  const nodeOf = (state: ShownState): ElkNode => {
    const { id } = state;
    const { width, height } = headSize(titleOf(state), lines.get(id) ?? []);
    const children = nodesIn(state);
    if (children.length === 0) return { id, width, height };
    const right = widened.has(id) ? width + MARGIN : MARGIN;
    const layoutOptions = {
      'elk.padding': `[top=${height + 8},left=${MARGIN},bottom=${MARGIN},right=${right}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    };
    return { id, children, edges: [], layoutOptions };
  };
  const edges = labelled.flatMap(({ transition, lines }): ElkExtendedEdge[] => {
    const { id, source, targets, label } = transition;
    const [target, ...others] = targets;
    if (target === undefined) return [];
    const [from, to] = back.has(id) ? [target, source] : [source, target];
    const labels = lines.length === 0 ? [] : [{ text: label, ...labelSize(lines) }];
    return [
      { ...edgeOf(id, from, to), labels },
      ...others.map((other) => edgeOf(branchEdge(id, other), source, other)),
    ];
  });
  const [top] = statechart.states;
  const hasBox = top !== undefined && drawnStates(statechart).includes(top);
  return {
    id: 'root',
    layoutOptions: GENERAL,
    children: top === undefined ? [] : hasBox ? [nodeOf(top)] : nodesIn(top),
    edges: [
      ...initials.map(({ id, initial }) => edgeOf(dotEdge(id), dotId(id), initial ?? id)),
      ...edges,
      // Edges that are not drawn put one region below the other.
      ...(stacks ? regionPairs(statechart) : []).map(([from, to]) => edgeOf(`${from} ↓`, from, to)),
    ],
  };
}

/** Each region of a parallel state with the next one, and each state with the next one where others are left out. */
const regionPairs = (statechart: ShownStatechart): readonly (readonly [string, string])[] =>
  statechart.states
    .filter(({ kind, hidden }) => kind === 'parallel' || hidden > 0)
    .flatMap(({ id }) => {
      const regions = childrenOf(statechart, id).map((region) => region.id);
      return regions.slice(1).map((region, index) => [regions[index] ?? region, region] as const);
    });

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
 * Finds the back edges: those that close a cycle when the transitions are added one by one (a greedy acyclic subgraph), first
 * those that lead to a state written later, so that the main way leads down. A transition between levels counts for the
 * two states of the level that it connects.
 */
function findBackEdges(statechart: ShownStatechart): ReadonlySet<string> {
  const { states, transitions } = statechart;
  const initials = states.flatMap(({ initial }) => initial ?? []);
  const order = [...new Set([...initials, ...states.map(({ id }) => id)])];
  const edges = transitions.flatMap(({ id, source, targets: [target = source] }) => {
    const [path, other] = [source, target].map((one) => pathTo(statechart, one));
    const level = path?.findIndex((one, index) => one !== other?.[index]) ?? -1;
    const [from, to] = [path?.[level], other?.[level]];
    // A transition to an inner or an outer state stays within one state.
    if (from === undefined || to === undefined) return [];
    return [{ id, from, to, rank: Number(order.indexOf(from) >= order.indexOf(to)) }];
  });
  const back = new Set<string>();
  const next = new Map<string, string[]>();
  const reachedFrom = (from: string) => {
    const reached = new Set([from]);
    for (const state of reached) for (const to of next.get(state) ?? []) reached.add(to);
    return reached;
  };
  for (const { id, from, to } of edges.toSorted((one, other) => one.rank - other.rank)) {
    if (reachedFrom(to).has(from)) back.add(id);
    else next.set(from, [...(next.get(from) ?? []), to]);
  }
  return back;
}
