import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { chartOf } from '../model/chart';
import { FLOWS, machines } from '../model/flows';
import type { Recording, Step } from '../model/recording';
import { visitedBy } from '../model/stepView';
import { readStored, writeStored } from '../model/storage';

const KEY = 'kedai:flows:walked';
const walkedSchema = v.record(v.picklist(FLOWS), v.array(v.string()));
type Walked = v.InferOutput<typeof walkedSchema>;

const known = () => readStored('localStorage', KEY, walkedSchema, {});

const union = (...all: readonly Walked[]): Walked =>
  Object.fromEntries(
    FLOWS.map((flow) => [flow, [...new Set(all.flatMap((one) => one[flow] ?? []))]]),
  );

/** The ids visited by new steps of these recordings. Marks those steps as counted. */
function news(recordings: readonly Recording[], counted: WeakSet<Step>): Walked {
  const walks = recordings.flatMap(({ flow, steps }) => {
    const fresh = steps.filter((step) => !counted.has(step));
    for (const step of fresh) counted.add(step);
    if (fresh.length === 0) return [];
    return [{ [flow]: [...visitedBy(chartOf(machines[flow]), fresh)] }];
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
  const [walked, setWalked] = useState(known);
  const counted = useRef(new WeakSet<Step>());
  useEffect(() => {
    const fresh = news(recordings, counted.current);
    // Another tab of the viewer may have stored more since.
    setWalked((before) => union(before, known(), fresh));
  }, [recordings]);
  useEffect(() => void writeStored('localStorage', KEY, walked), [walked]);
  return {
    walked,
    forget: useCallback(() => {
      writeStored('localStorage', KEY, {});
      setWalked({});
    }, []),
  };
}
