import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { FLOWS, machines } from '../model/flows';
import type { Recording, Step } from '../model/recording';
import { statechartOf } from '../model/statechart';
import { visitedBy } from '../model/stepView';
import { readStored, writeStored } from '../model/storage';

const KEY = 'kedai:flows:walked';
const visitedSchema = v.record(v.picklist(FLOWS), v.array(v.string()));
type Visited = v.InferOutput<typeof visitedSchema>;

const readStoredVisits = () => readStored('localStorage', KEY, visitedSchema, {});

const union = (...all: readonly Visited[]): Visited =>
  Object.fromEntries(
    FLOWS.map((flow) => [flow, [...new Set(all.flatMap((one) => one[flow] ?? []))]]),
  );

/** The ids visited by new steps of these recordings. Marks those steps as counted. */
function visitedByNewSteps(recordings: readonly Recording[], counted: WeakSet<Step>): Visited {
  const walks = recordings.flatMap(({ flow, steps }) => {
    const fresh = steps.filter((step) => !counted.has(step));
    for (const step of fresh) counted.add(step);
    if (fresh.length === 0) return [];
    return [{ [flow]: [...visitedBy(statechartOf(machines[flow]), fresh)] }];
  });
  return union(...walks);
}

/**
 * The ids of everything that was visited in this browser, by flow; stored, so that it survives a reload.
 *
 * @param recordings the current ones. Their visits stay counted when other recordings replace them. After `forget`, only new
 * steps count.
 */
export function useVisited(recordings: readonly Recording[]) {
  const [visited, setVisited] = useState(readStoredVisits);
  const counted = useRef(new WeakSet<Step>());
  useEffect(() => {
    const fresh = visitedByNewSteps(recordings, counted.current);
    // Another tab of the viewer may have stored more since.
    setVisited((before) => union(before, readStoredVisits(), fresh));
  }, [recordings]);
  useEffect(() => void writeStored('localStorage', KEY, visited), [visited]);
  return {
    visited,
    forget: useCallback(() => {
      writeStored('localStorage', KEY, {});
      setVisited({});
    }, []),
  };
}
