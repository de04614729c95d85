import type { AnyEventObject } from 'xstate';
import type { Flow } from '../flow';
import { pathsOf } from '../journeys/graph';
import type { Statechart } from '../model/statechart';
import { visitedBy } from '../model/stepView';
import { startWalk } from '../walk/walkSession';

export interface FlowPath {
  readonly input: Readonly<Record<string, unknown>>;
  readonly events: readonly AnyEventObject[];
}

/** The shortest path that takes a transition or reaches a state; null when there is none. */
export async function shortestFlowPath(
  statechart: Statechart,
  flow: Flow,
  id: string,
): Promise<FlowPath | null> {
  for await (const { input, path, end } of pathsOf(flow)) {
    const transitions = path.at(-1)?.expectedTransitions ?? [];
    const expected = visitedBy(statechart, [{ value: end.state.value, transitions }]);
    if (path.length > 0 && !expected.has(id)) continue;
    // An effect may prevent what the graph expects, so only a walk counts.
    const events = path.map(({ event }) => event);
    const walk = startWalk(flow, input);
    for (const event of events) await walk.send(event);
    if (visitedBy(statechart, walk.recording().steps.slice(-1)).has(id)) return { input, events };
  }
  return null;
}
