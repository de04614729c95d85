import { useCallback, useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import type { Chart } from '../model/chart';
import { FLOWS, type FlowId } from '../model/flows';
import { walkedIn } from '../model/moment';
import type { Recording } from '../model/recording';

const KEY = 'kedai:flows:walked';
const walkedSchema = v.record(v.picklist(FLOWS), v.array(v.string()));
type Walked = v.InferOutput<typeof walkedSchema>;

function kept(): Walked {
  try {
    const read = v.safeParse(walkedSchema, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    return read.success ? read.output : {};
  } catch {
    return {};
  }
}

function keep(walked: Walked): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(walked));
  } catch {
    // Without storage it is known until the page goes.
  }
}

/**
 * The ids of all that was ever walked of a flow in this browser, recordings of this page included; survives a reload.
 */
export function useWalked(flow: FlowId, chart: Chart, recordings: readonly Recording[]) {
  const [before, setBefore] = useState(kept);
  const known = before[flow];
  const now = useMemo(
    () => recordings.flatMap(({ steps }) => [...walkedIn(chart, steps)]),
    [chart, recordings],
  );
  const walked = useMemo(() => new Set([...(known ?? []), ...now]), [known, now]);
  useEffect(() => {
    keep({ ...kept(), [flow]: [...walked] });
  }, [flow, walked]);
  return {
    walked,
    forget: useCallback(() => {
      keep({});
      setBefore({});
    }, []),
  };
}
