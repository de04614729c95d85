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

/** What the steps of these recordings walked that were not counted before; they are from now on. */
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
 * The ids of all that was ever walked in this browser, flow by flow; survives a reload.
 *
 * @param recordings those at hand now. What they walked stays counted when others take their place; once forgotten, it
 * takes new steps to come back.
 */
export function useVisited(recordings: readonly Recording[]) {
  const [walked, setWalked] = useState(known);
  const counted = useRef(new WeakSet<Step>());
  useEffect(() => {
    const fresh = news(recordings, counted.current);
    // Another tab of the viewer may have kept more since.
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
