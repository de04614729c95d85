import * as v from 'valibot';
import type { FlowId } from '../model/flows';
import { type Recording, recordingSchema } from '../model/recording';
import { readStored, writeStored } from '../model/storage';

const keyOf = (flow: FlowId) => `kedai:flows:walk:${flow}`;

const walkSchema = v.nullable(
  v.object({ beginning: v.string(), recording: recordingSchema, index: v.number() }),
);

/** A walk as it is stored for the tab. */
interface StoredWalk {
  /** The name of the initial input; `beginning` in the storage. */
  readonly inputName: string;
  readonly recording: Recording;
  readonly index: number;
}

/** This tab's last walk through a flow. Like every recording it is masked. */
export function loadWalk(flow: FlowId): StoredWalk | null {
  const stored = readStored('sessionStorage', keyOf(flow), walkSchema, null);
  if (stored === null) return null;
  const { beginning: inputName, recording, index } = stored;
  return { inputName, recording, index };
}

export const saveWalk = (flow: FlowId, { inputName, recording, index }: StoredWalk): void =>
  void writeStored('sessionStorage', keyOf(flow), {
    beginning: inputName,
    recording,
    index,
  });
