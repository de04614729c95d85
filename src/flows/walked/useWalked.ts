import { useCallback, useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import type { Chart } from '../model/chart';
import { FLOWS, type FlowId } from '../model/flows';
import { keep, kept } from '../model/kept';
import { walkedIn } from '../model/moment';
import type { Recording } from '../model/recording';

const KEY = 'kedai:flows:walked';
const walkedSchema = v.record(v.picklist(FLOWS), v.array(v.string()));

const known = () => kept('localStorage', KEY, walkedSchema, {});

/**
 * The ids of all that was ever walked of a flow in this browser, recordings of this page included; survives a reload.
 */
export function useWalked(flow: FlowId, chart: Chart, recordings: readonly Recording[]) {
  const [before, setBefore] = useState(known);
  const ofFlow = before[flow];
  const now = useMemo(
    () => recordings.flatMap(({ steps }) => [...walkedIn(chart, steps)]),
    [chart, recordings],
  );
  const walked = useMemo(() => new Set([...(ofFlow ?? []), ...now]), [ofFlow, now]);
  useEffect(() => {
    const before = known();
    const all = new Set([...(before[flow] ?? []), ...walked]);
    keep('localStorage', KEY, { ...before, [flow]: [...all] });
  }, [flow, walked]);
  return {
    walked,
    forget: useCallback(() => {
      keep('localStorage', KEY, {});
      setBefore({});
    }, []),
  };
}
