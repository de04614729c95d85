import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import { DOT_SIZE, headSize, isInside, labelOf, labelSize } from '../../src/flows/model/boxes';
import type { Chart, ChartState } from '../../src/flows/model/chart';
import type { Box, Drawing, Point } from '../../src/flows/model/drawing';
import { backward } from './backward';
import { partsOf } from './parts';
import { placeHead } from './placeHead';

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
 * Lays out the states and transitions of a chart (ELK, layered). The result is deterministic.
 * Back edges are reversed for ELK, so that the initial state is at the top.
 */
export async function layOut(chart: Chart): Promise<Drawing> {
  const laidOut = await new ELK().layout(graphOf(chart));
  const nodes = new Map(allNodes(laidOut).map((node) => [node.id, node]));
  const edges = new Map(
    allNodes(laidOut)
      .flatMap(({ edges: own = [] }) => own)
      .map((edge) => [edge.id, edge]),
  );
  const back = backward(chart);

  const wayOf = (id: string, isBack: boolean): readonly Point[] => {
    const points = pointsOf(edges.get(id));
    return isBack ? points.toReversed() : points;
  };

  const states = chart.states.slice(1).map((state) => {
    return { state, box: boxOf(nodes.get(state.id) ?? {}) };
  });
  const arrows = chart.arrows
    .filter((arrow) => !isInside(arrow))
    .map(({ id, targets }) => ({
      id,
      ways: targets.map((_, index) => wayOf(edgeId(id, index), back.has(id))),
      label: labelBox(edges.get(edgeId(id, 0))),
    }));
  const initials = chart.states
    .filter(({ initial }) => initial !== null)
    .map(({ id }) => ({ id, way: wayOf(dotEdge(id), false) }));
  const passing = [
    ...arrows.flatMap(({ ways, label }) => [...ways.flatMap(partsOf), ...(label ? [label] : [])]),
    ...initials.flatMap(({ way }) => partsOf(way)),
  ];
  const nesting = states.filter(({ state }) => chart.states.some((s) => s.parent === state.id));

  return {
    width: Math.ceil(laidOut.width ?? 0),
    height: Math.ceil(laidOut.height ?? 0),
    states: Object.fromEntries(states.map(({ state, box }) => [state.id, box])),
    heads: Object.fromEntries(
      nesting.map(({ state, box }) => [state.id, placeHead(box, headSize(chart, state), passing)]),
    ),
    arrows: Object.fromEntries(arrows.map(({ id, ways, label }) => [id, { ways, label }])),
    initials: Object.fromEntries(initials.map(({ id, way }) => [id, way])),
  };
}

const edgeId = (arrow: string, target: number) => `${arrow} | ${target}`;
const dotId = (state: string) => `${state} ●`;
const dotEdge = (state: string) => `${state} ●→`;

function graphOf(chart: Chart): ElkNode {
  const [top] = chart.states;
  const back = backward(chart);
  const edges = chart.arrows
    .filter((arrow) => !isInside(arrow))
    .flatMap((arrow) =>
      arrow.targets.map((target, index): ElkExtendedEdge => {
        const [from, to] = back.has(arrow.id) ? [target, arrow.source] : [arrow.source, target];
        const lines = index === 0 ? labelOf(arrow) : [];
        return {
          id: edgeId(arrow.id, index),
          sources: [from],
          targets: [to],
          labels: lines.length === 0 ? [] : [{ text: arrow.label, ...labelSize(lines) }],
        };
      }),
    );
  const begins = chart.states.flatMap(({ id, initial }): ElkExtendedEdge[] =>
    initial === null ? [] : [{ id: dotEdge(id), sources: [dotId(id)], targets: [initial] }],
  );
  return {
    id: ROOT,
    layoutOptions: GENERAL,
    children: top === undefined ? [] : childrenOf(chart, top),
    edges: [...begins, ...edges],
  };
}

function childrenOf(chart: Chart, parent: ChartState): ElkNode[] {
  const dot =
    parent.initial === null ? [] : [{ id: dotId(parent.id), width: DOT_SIZE, height: DOT_SIZE }];
  const children = chart.states.filter((state) => state.parent === parent.id);
  return [...dot, ...children.map((child) => nodeOf(chart, child))];
}

function nodeOf(chart: Chart, state: ChartState): ElkNode {
  const head = headSize(chart, state);
  const children = childrenOf(chart, state);
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
