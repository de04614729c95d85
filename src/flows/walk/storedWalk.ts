import * as v from 'valibot';
import type { FlowId } from '../model/flows';
import { recordingSchema } from '../model/recording';
import { readStored, writeStored } from '../model/storage';

const keyOf = (flow: FlowId) => `kedai:flows:walk:${flow}`;

const walkSchema = v.nullable(
  v.object({ beginning: v.string(), recording: recordingSchema, index: v.number() }),
);
type KeptWalk = NonNullable<v.InferOutput<typeof walkSchema>>;

/** This tab's last walk through a flow; masked, as every recording. */
export const loadWalk = (flow: FlowId): KeptWalk | null =>
  readStored('sessionStorage', keyOf(flow), walkSchema, null);

export const saveWalk = (flow: FlowId, { beginning, recording, index }: KeptWalk): void =>
  void writeStored('sessionStorage', keyOf(flow), { beginning, recording, index });
