import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { useConfig, useFlows } from '../config';
import { flowOf } from '../flow';
import type { LiveRun } from '../live/useLiveRuns';
import type { Recording } from '../model/recording';
import { type Statechart, statechartOf } from '../model/statechart';
import { type Run, visitedBy } from '../model/stepView';
import { readStored, writeStored } from '../storage';

/**
 * The ids of everything that was visited in this browser; stored, so that it survives a reload.
 *
 * @param recordings the current ones. Their visits stay counted when other recordings replace them. After `forget`, only new
 * steps count.
 */
export function useVisited(recordings: readonly Recording[]) {
  const { namespace } = useConfig();
  const flows = useFlows();
  const key = `${namespace}:flows:visited`;
  const readVisits = () => readStored('localStorage', key, v.array(v.string()), []);
  const [visited, setVisited] = useState(readVisits);
  const counted = useRef(new Set<string>());
  const store = (next: string[]) => {
    writeStored('localStorage', key, next);
    setVisited(next);
  };
  const count = useEffectEvent(() => {
    const fresh = recordings.flatMap(({ flow, startedAt, steps }) => {
      const newSteps = steps.filter(({ at, event }) => {
        const step = [flow, startedAt, at, event.type].join(' ');
        const isNew = !counted.current.has(step);
        counted.current.add(step);
        return isNew;
      });
      return newSteps.length > 0
        ? [...visitedBy(statechartOf(flowOf(flows, flow).machine), newSteps)]
        : [];
    });
    // Another tab of the viewer may have stored more since.
    if (fresh.length > 0) store([...new Set([...visited, ...readVisits(), ...fresh])]);
  });
  useEffect(() => count());
  return { visited, forget: () => store([]) };
}

/** The states and transitions that one recording visited, or all together. */
export interface Source {
  readonly name: string;
  readonly visited: ReadonlySet<string>;
}

/** The coverage of a flow: by everything in this browser, and by each current run. Visits are counted in every mode. */
export function useCoverage(
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
  const all: Source = { name: 'All together', visited: new Set(visited) };
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
