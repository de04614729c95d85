import * as v from 'valibot';
import { keep, kept } from '../model/kept';
import { recordingSchema } from '../model/recording';
import type { LiveRun } from './useLive';

const KEY = 'kedai:flows:runs';
const runsSchema = v.array(
  v.object({ id: v.string(), page: v.string(), number: v.number(), recording: recordingSchema }),
);

/** The runs that this tab of the viewer knew before it was loaded anew. Those that still run tell of themselves again. */
export const keptRuns = (): readonly LiveRun[] =>
  kept('sessionStorage', KEY, runsSchema, []).map((run) => ({ ...run, isOver: true }));

/** Keeps what is known of runs for when the viewer is loaded anew: as many of the newest as there is room for. */
export function keepRuns(runs: readonly LiveRun[]): void {
  for (let oldest = 0; oldest <= runs.length; oldest += 1) {
    if (keep('sessionStorage', KEY, runs.slice(oldest))) return;
  }
}
