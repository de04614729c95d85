import type { InspectionEvent } from 'xstate';
import { decodeLink, encodeLink } from '../flows/model/link';
import { FLOW_CHANNEL, type ShopMessage } from '../flows/model/messages';
import { isSafeToShow } from '../flows/model/safeValues';
import { inspectOptions } from '../machines/inspectOptions';
import { createPausedActor } from '../machines/pausedActor';
import { journeysOf } from '../machines/testing/journeys';
import { flowModels } from '../machines/testing/models';
import { extension } from '../testing/fakeExtension';
import { type DevTools, openDevTools } from '.';

/** The planted secrets, as they would appear in JSON: each text, and each word that is too long to occur by chance. */
let planted: Set<string>;
let received: ShopMessage[];
let viewer: BroadcastChannel;
let tools: DevTools;
let logged: unknown[];

beforeEach(() => {
  planted = new Set();
  received = [];
  logged = [];
  extension.clear();
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => void logged.push(words));
  }
  viewer = new BroadcastChannel(FLOW_CHANNEL);
  viewer.onmessage = ({ data }: MessageEvent<ShopMessage>) => void received.push(data);
  tools = openDevTools(0);
});
afterEach(() => {
  tools.close();
  viewer.close();
});

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const SECRET_LETTERS = 'qzjxkvwypgubmhfrdcltniosea';

/** A text of the same shape that the program never contains: an e-mail stays an e-mail, six digits stay six digits. */
function secretOf(text: string): string {
  const secret = Array.from(text, (sign) => {
    if (/\d/.test(sign)) return String((Number(sign) + 7) % 10);
    const lower = SECRET_LETTERS[LETTERS.indexOf(sign.toLowerCase())];
    if (lower === undefined) return sign;
    return sign === sign.toLowerCase() ? lower : lower.toUpperCase();
  }).join('');
  if (secret.length >= 4) planted.add(JSON.stringify(secret));
  for (const word of secret.split(/[^\p{L}\p{N}]+/u)) {
    if (word.length >= 6) planted.add(word);
  }
  return secret;
}

/** Copies a value and replaces each text by a secret, except the public words of its field. */
function plant(value: unknown, name = ''): unknown {
  if (typeof value === 'string') {
    const isPublic = name === 'type' || name === 'state' || isSafeToShow(name, value);
    return isPublic ? value : secretOf(value);
  }
  if (Array.isArray(value)) return value.map((entry) => plant(entry, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plant(inner, key)]));
}

/** Everything that left the page, as one text. */
async function collectOutput(): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 50));
  viewer.postMessage({ type: 'runsRequested' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  const runs = received.flatMap((message) => (message.type === 'announced' ? message.runs : []));
  const links = await Promise.all(runs.map(({ recording }) => encodeLink(recording, 0)));
  const linked = await Promise.all(links.map(decodeLink));
  // Links are decoded and numbers are left out: compressed text and times may contain any word by chance.
  const output = JSON.stringify([received, extension.instances, linked, logged], withoutNumbers);
  return output.toLowerCase();
}

const withoutNumbers = (_name: string, value: unknown) =>
  typeof value === 'number' ? null : value;

function expectNoSecret(output: string): void {
  expect(planted.size).toBeGreaterThan(1);
  const found = [...planted].filter((word) => output.includes(word.toLowerCase()));
  expect(found).toEqual([]);
}

test.each(
  flowModels.flatMap(({ name, machine }) =>
    journeysOf[name as keyof typeof journeysOf].map(
      (journey) => [`${name}: ${journey.name}`, machine, journey] as const,
    ),
  ),
)('%s', async (_name, machine, { input, steps }) => {
  const paused = createPausedActor(machine, plant(input), {
    inspect: inspectOptions.inspect as (inspected: InspectionEvent) => void,
  });
  for (const { event } of steps) {
    await paused.send(plant(event) as { readonly type: string });
  }
  expect(countActions(extension.instances)).toBe(steps.length + 1);
  // A journey may contain no personal data, so there is always one secret to search for.
  secretOf('Aina Rahman binti Osman');
  expectNoSecret(await collectOutput());
});

const countActions = (instances: readonly { readonly sent: readonly unknown[] }[]) =>
  instances.reduce((sum, { sent }) => sum + sent.length, 0);
