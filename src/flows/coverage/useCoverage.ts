import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import type { LiveRun } from '../live/useLiveRuns';
import { FLOWS, type FlowId, machines } from '../model/flows';
import type { Recording } from '../model/recording';
import { type Statechart, statechartOf } from '../model/statechart';
import { type Run, visitedBy } from '../model/stepView';
import { readStored, writeStored } from '../model/storage';

const KEY = 'kedai:flows:walked';
const visitedSchema = v.record(v.picklist(FLOWS), v.array(v.string()));
type Visited = v.InferOutput<typeof visitedSchema>;

const readVisits = () => readStored('localStorage', KEY, visitedSchema, {});

const union = (...all: readonly Visited[]): Visited =>
  Object.fromEntries(
    FLOWS.map((flow) => [flow, [...new Set(all.flatMap((one) => one[flow] ?? []))]]),
  );

/** The ids visited by new steps of these recordings. Adds those steps to the counted ones. */
function visitedByNewSteps(recordings: readonly Recording[], counted: Set<string>): Visited[] {
  return recordings.flatMap(({ flow, startedAt, steps }) => {
    const keyOf = ({ at, event }: Recording['steps'][number]) =>
      [flow, startedAt, at, event.type].join(' ');
    const fresh = steps.filter((step) => !counted.has(keyOf(step)));
    for (const step of fresh) counted.add(keyOf(step));
    if (fresh.length === 0) return [];
    return [{ [flow]: [...visitedBy(statechartOf(machines[flow]), fresh)] }];
  });
}

/**
 * The ids of everything that was visited in this browser, by flow; stored, so that it survives a reload.
 *
 * @param recordings the current ones. Their visits stay counted when other recordings replace them. After `forget`, only new
 * steps count.
 */
export function useVisited(recordings: readonly Recording[]) {
  const [visited, setVisited] = useState(readVisits);
  const counted = useRef(new Set<string>());
  const store = (next: Visited) => {
    writeStored('localStorage', KEY, next);
    setVisited(next);
  };
  const count = useEffectEvent(() => {
    const fresh = visitedByNewSteps(recordings, counted.current);
    // Another tab of the viewer may have stored more since.
    if (fresh.length > 0) store(union(visited, readVisits(), ...fresh));
  });
  useEffect(() => count());
  return { visited, forget: () => store({}) };
}

/** The states and transitions that one recording visited, or all together. */
export interface Source {
  readonly name: string;
  readonly visited: ReadonlySet<string>;
}

/** The coverage of a flow: by everything in this browser, and by each current run. Visits are counted in every mode. */
export function useCoverage(
  flow: FlowId,
  statechart: Statechart,
  runs: Readonly<Record<'walk' | 'live' | 'replay', Run | null>>,
  /** The live runs of every flow. They count even when they are not shown. */
  live: readonly LiveRun[],
) {
  const current = (['walk', 'live', 'replay'] as const).flatMap((mode) =>
    runs[mode] ? [{ mode, recording: runs[mode].recording }] : [],
  );
  const { visited, forget } = useVisited([...current, ...live].map(({ recording }) => recording));
  const [chosen, choose] = useState(0);
  const all: Source = { name: 'All together', visited: new Set(visited[flow]) };
  const sources = [
    all,
    ...current.map(
      ({ mode, recording }): Source => ({
        name: `This ${mode === 'live' ? 'live run' : mode}`,
        visited: visitedBy(statechart, recording.steps),
      }),
    ),
  ];
  return { sources, source: sources[chosen] ?? all, choose, forget };
}

export type CoverageControl = ReturnType<typeof useCoverage>;
