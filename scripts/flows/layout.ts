import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import { DOT_SIZE, headSize, isInternal, labelOf, labelSize } from '../../src/flows/model/boxes';
import type { Box, Drawing, Point } from '../../src/flows/model/drawing';
import type { Statechart, StateNode } from '../../src/flows/model/statechart';
import { findBackEdges } from './backEdges';
import { placeHead } from './placeHead';
import { segmentsOf } from './segments';

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
