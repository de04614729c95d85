import type { Flow } from '../flow';
import { pathsOf, type Vertex } from '../journeys/graph';
import type { Statechart } from '../model/statechart';
import { activeStates } from '../model/stepView';
import type { FlowPath } from './shortestFlowPath';

/** A way from one state to another. */
export interface Way {
  /** The events of the way. */
  readonly types: readonly string[];
  /** From the start of the flow, over the first state. */
  readonly path: FlowPath;
}

/** How many ways are shown. */
const MOST = 3;

/** The first ways from one state to another, which the guards allow with the example payloads of the flow. */
export async function waysBetween(
  statechart: Statechart,
  flow: Flow,
  from: string,
  to: string,
): Promise<readonly Way[]> {
  const isWay = ({ state }: Vertex) => {
    const active = activeStates(statechart, state.value);
    if (active.includes(to)) return false;
    return active.includes(from) || undefined;
  };
  const ways = new Map<string, Way>();
  for await (const { input, path, end, begin } of pathsOf(flow, isWay)) {
    if (begin === null || isWay(end) !== false) continue;
    const events = path.map(({ event }) => event);
    const types = events.slice(begin).map(({ type }) => type);
    if (!ways.has(types.join())) ways.set(types.join(), { types, path: { input, events } });
    if (ways.size >= MOST) break;
  }
  return [...ways.values()].toSorted((a, b) => a.types.length - b.types.length);
}
