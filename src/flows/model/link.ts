import * as v from 'valibot';
import { FLOWS } from './flows';
import { type Recording, recordingSchema } from './recording';

const { value: valueSchema } = recordingSchema.entries.steps.item.entries;

/**
 * What travels in a link: what cannot be found by walking again. Contexts and guards are left out; arrows and states are
 * written once and then numbered.
 */
const packedSchema = v.object({
  v: v.literal(1),
  flow: v.picklist(FLOWS),
  chart: v.string(),
  began: v.number(),
  input: v.unknown(),
  from: v.optional(v.record(v.string(), v.unknown())),
  arrows: v.array(v.string()),
  values: v.array(valueSchema),
  /** ms since the step before, the event, the numbers of its arrows, the number of its states. */
  steps: v.array(
    v.tuple([v.number(), v.looseObject({ type: v.string() }), v.array(v.number()), v.number()]),
  ),
});
type Packed = v.InferOutput<typeof packedSchema>;

/** The address's fragment that holds a whole recording, opened at a step (from 0): `#r=…&step=…`. */
export async function linkOf(recording: Recording, step: number): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(packed(recording)));
  const small = await through(bytes, new CompressionStream('deflate-raw'));
  return `#r=${base64url(small)}&step=${step}`;
}

/** A recording out of a link. Its steps have neither contexts nor verdicts: a replay finds them. */
export interface Linked {
  readonly recording: Recording;
  /** From 0. */
  readonly step: number;
}

/**
 * Reads an address's fragment.
 * @returns null when it holds no recording
 * @throws with a sentence that says what to do when the recording in it is broken
 */
export async function readLink(fragment: string): Promise<Linked | null> {
  const said = new URLSearchParams(fragment.replace(/^#/, ''));
  const text = said.get('r');
  if (text === null) return null;
  const step = Number(said.get('step') ?? 0);
  try {
    const bytes = await through(bytesOf(text), new DecompressionStream('deflate-raw'));
    const read = v.parse(packedSchema, JSON.parse(new TextDecoder().decode(bytes)));
    return { recording: unpacked(read), step: Number.isInteger(step) ? step : 0 };
  } catch {
    throw new Error('This link holds no whole recording: it was cut or changed. Copy it again.');
  }
}

function packed({ flow, fingerprint, startedAt, input, from, steps }: Recording): Packed {
  const arrows = [...new Set(steps.flatMap((step) => step.arrows))];
  const texts = [...new Set(steps.map(({ value }) => JSON.stringify(value)))];
  return {
    v: 1,
    flow,
    chart: fingerprint,
    began: startedAt,
    input,
    ...(from === undefined ? {} : { from }),
    arrows,
    values: texts.map((text) => JSON.parse(text)),
    steps: steps.map((step, index) => [
      step.at - (steps[index - 1]?.at ?? 0),
      step.event,
      step.arrows.map((arrow) => arrows.indexOf(arrow)),
      texts.indexOf(JSON.stringify(step.value)),
    ]),
  };
}

function unpacked({ flow, chart, began, input, from, arrows, values, steps }: Packed): Recording {
  let at = 0;
  return {
    version: 1,
    flow,
    fingerprint: chart,
    startedAt: began,
    input,
    ...(from === undefined ? {} : { from }),
    steps: steps.map(([since, event, taken, value]) => {
      at += since;
      return {
        at,
        event,
        arrows: taken.map((index) => entry(arrows, index)),
        verdicts: [],
        value: entry(values, value),
        context: {},
        status: 'active',
      };
    }),
  };
}

function entry<Entry>(entries: readonly Entry[], index: number): Entry {
  const found = entries[index];
  if (found === undefined) throw new Error(`There is no entry ${index}.`);
  return found;
}

async function through(bytes: Uint8Array, change: CompressionStream | DecompressionStream) {
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(change);
  return new Uint8Array(await new Response(stream).arrayBuffer());
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
