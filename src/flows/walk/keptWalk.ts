import * as v from 'valibot';
import type { FlowId } from '../model/flows';
import { keep, kept } from '../model/kept';
import { recordingSchema } from '../model/recording';

const keyOf = (flow: FlowId) => `kedai:flows:walk:${flow}`;

const walkSchema = v.nullable(
  v.object({ beginning: v.string(), recording: recordingSchema, index: v.number() }),
);
type KeptWalk = NonNullable<v.InferOutput<typeof walkSchema>>;

/** The walk through a flow as this tab left it: masked, as every recording is. */
export const keptWalk = (flow: FlowId): KeptWalk | null =>
  kept('sessionStorage', keyOf(flow), walkSchema, null);

export const keepWalk = (flow: FlowId, { beginning, recording, index }: KeptWalk): void =>
  void keep('sessionStorage', keyOf(flow), { beginning, recording, index });
