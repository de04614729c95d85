import * as v from 'valibot';
import { recordingSchema } from '../model/recording';
import { readStored, writeStored } from '../model/storage';
import type { LiveRun } from './useLiveRuns';

const KEY = 'kedai:flows:runs';
const runsSchema = v.array(
  v.object({ id: v.string(), page: v.string(), number: v.number(), recording: recordingSchema }),
);

/** The runs that this tab knew before its reload. Pages with running ones announce them again. */
export const loadRuns = (): readonly LiveRun[] =>
  readStored('sessionStorage', KEY, runsSchema, []).map((run) => ({ ...run, isOver: true }));

/** Stores runs for a reload of the viewer: as many of the newest as fit into the storage. */
export function saveRuns(runs: readonly LiveRun[]): void {
  for (let oldest = 0; oldest <= runs.length; oldest += 1) {
    if (writeStored('sessionStorage', KEY, runs.slice(oldest))) return;
  }
}
