import * as v from 'valibot';
import { FLOWS } from './flowIds';
import { type Recording, recordingSchema } from './recording';

const { value: valueSchema, status: statusSchema } = recordingSchema.entries.steps.item.entries;

/**
 * The content of a link: what a replay cannot recompute. Contexts and guard results are left out; transitions and states are
 * listed once and referenced by index.
 */
const packedSchema = v.object({
  v: v.literal(1),
  flow: v.picklist(FLOWS),
  chart: v.string(),
  began: v.number(),
  input: v.optional(v.unknown()),
  from: v.optional(v.record(v.string(), v.unknown())),
  dropped: v.optional(v.number()),
  /** The ids of transitions; the name is that of the saved format. */
  arrows: v.array(v.string()),
  values: v.array(valueSchema),
  /** ms since the step before, the event, the indices of its transitions, the index of its state value. */
  steps: v.array(
    v.tuple([v.number(), v.looseObject({ type: v.string() }), v.array(v.number()), v.number()]),
  ),
  /** The status after a step that is not `active`, by the index of the step. */
  ends: v.optional(v.record(v.string(), statusSchema), {}),
});
type Packed = v.InferOutput<typeof packedSchema>;

/** Encodes a whole recording, opened at a step (from 0), as a URL fragment: `#r=…&step=…`. */
export async function encodeLink(recording: Recording, step: number): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(packed(recording)));
  const small = await transformBytes(bytes, new CompressionStream('deflate-raw'));
  return `#r=${base64url(small)}&step=${step}`;
}

/** A recording from a link. Its steps have no contexts and no guard results; a replay computes them. */
export interface LinkedRecording {
  readonly recording: Recording;
  /** From 0. */
  readonly step: number;
}

/**
 * Decodes a URL fragment.
 * @returns null when it has no recording
 * @throws Error with instructions for the user when the recording is broken
 */
export async function decodeLink(fragment: string): Promise<LinkedRecording | null> {
  const params = new URLSearchParams(fragment.replace(/^#/, ''));
  const text = params.get('r');
  if (text === null) return null;
  const step = Number(params.get('step') ?? 0);
  try {
    const bytes = await transformBytes(bytesOf(text), new DecompressionStream('deflate-raw'));
    const read = v.parse(packedSchema, JSON.parse(new TextDecoder().decode(bytes)));
    return { recording: unpacked(read), step: Number.isInteger(step) ? step : 0 };
  } catch {
    throw new Error(
      'This link contains no complete recording: it was cut or changed. Copy it again.',
    );
  }
}

function packed(recording: Recording): Packed {
  const { flow, fingerprint, startedAt, input, from, dropped, steps } = recording;
  const transitions = [...new Set(steps.flatMap((step) => step.arrows))];
  const texts = [...new Set(steps.map(({ value }) => JSON.stringify(value)))];
  return {
    v: 1,
    flow,
    chart: fingerprint,
    began: startedAt,
    input,
    ...(from === undefined ? {} : { from }),
    ...(dropped === undefined ? {} : { dropped }),
    arrows: transitions,
    values: texts.map((text) => JSON.parse(text)),
    steps: steps.map((step, index) => [
      step.at - (steps[index - 1]?.at ?? 0),
      step.event,
      step.arrows.map((transition) => transitions.indexOf(transition)),
      texts.indexOf(JSON.stringify(step.value)),
    ]),
    ends: Object.fromEntries(
      steps.flatMap(({ status }, index) => (status === 'active' ? [] : [[index, status]])),
    ),
  };
}

function unpacked(read: Packed): Recording {
  const { flow, chart, began, input, from, dropped, arrows, values, steps, ends } = read;
  let at = 0;
  return {
    version: 1,
    flow,
    fingerprint: chart,
    startedAt: began,
    input,
    ...(from === undefined ? {} : { from }),
    ...(dropped === undefined ? {} : { dropped }),
    isLean: true,
    steps: steps.map(([since, event, taken, value], index) => {
      at += since;
      return {
        at,
        event,
        arrows: taken.map((index) => entry(arrows, index)),
        verdicts: [],
        value: entry(values, value),
        context: {},
        status: ends[index] ?? 'active',
      };
    }),
  };
}

function entry<Entry>(entries: readonly Entry[], index: number): Entry {
  const found = entries[index];
  if (found === undefined) throw new Error(`There is no entry ${index}.`);
  return found;
}

/** Maximum decompressed size of a link, bytes. Without it a short link could fill the memory. */
const MAX_BYTES = 5_000_000;

async function transformBytes(bytes: Uint8Array, change: CompressionStream | DecompressionStream) {
  let size = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > MAX_BYTES) throw new Error('It is too large.');
      controller.enqueue(chunk as Uint8Array<ArrayBuffer>);
    },
  });
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(change);
  return new Uint8Array(await new Response(stream.pipeThrough(limit)).arrayBuffer());
}

const base64url = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const bytesOf = (text: string) =>
  Uint8Array.from(
    atob(text.replaceAll('-', '+').replaceAll('_', '/')),
    (character) => character.codePointAt(0) ?? 0,
  );
