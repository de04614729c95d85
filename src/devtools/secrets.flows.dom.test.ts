import type { InspectionEvent } from 'xstate';
import { linkOf, readLink } from '../flows/model/link';
import { FLOW_CHANNEL, type FromShop } from '../flows/model/messages';
import { isSafeToShow } from '../flows/model/safeValues';
import { inspectOptions } from '../machines/inspectOptions';
import { createPausedActor } from '../machines/pausedActor';
import { journeysOf } from '../machines/testing/journeys';
import { flowModels } from '../machines/testing/models';
import { extension } from '../testing/fakeExtension';
import { type DevTools, openDevTools } from '.';

/** What was planted, as it would stand in JSON: every text whole and every word that chance could not write. */
let planted: Set<string>;
let heard: FromShop[];
let viewer: BroadcastChannel;
let tools: DevTools;
let said: unknown[];

beforeEach(() => {
  planted = new Set();
  heard = [];
  said = [];
  extension.clear();
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => void said.push(words));
  }
  viewer = new BroadcastChannel(FLOW_CHANNEL);
  viewer.onmessage = ({ data }: MessageEvent<FromShop>) => void heard.push(data);
  tools = openDevTools(0);
});
afterEach(() => {
  tools.close();
  viewer.close();
});

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const SECRET_LETTERS = 'qzjxkvwypgubmhfrdcltniosea';

/** Another text of the same shape that no program would say: an e-mail stays one, six digits stay six digits. */
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

/** A copy with a secret in the place of each text that is not one of the few words that its field may hold. */
function plant(value: unknown, name = ''): unknown {
  if (typeof value === 'string') {
    const isWord = name === 'type' || name === 'state' || isSafeToShow(name, value);
    return isWord ? value : secretOf(value);
  }
  if (Array.isArray(value)) return value.map((entry) => plant(entry, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plant(inner, key)]));
}

/** All that left the page, as one text. */
async function allThatLeft(): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 50));
  viewer.postMessage({ tell: 'ask' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  const runs = heard.flatMap((news) => (news.tell === 'page' ? news.runs : []));
  const links = await Promise.all(runs.map(({ recording }) => linkOf(recording, 0)));
  const linked = await Promise.all(links.map(readLink));
  // Links are read first, and numbers are left out: packed text and times hold any word by chance.
  const left = JSON.stringify([heard, extension.instances, linked, said], withoutNumbers);
  return left.toLowerCase();
}

const withoutNumbers = (_name: string, value: unknown) =>
  typeof value === 'number' ? null : value;

function expectNoSecret(left: string): void {
  expect(planted.size).toBeGreaterThan(1);
  const found = [...planted].filter((word) => left.includes(word.toLowerCase()));
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
    inspect: inspectOptions.inspect as (seen: InspectionEvent) => void,
  });
  for (const { event } of steps) {
    await paused.send(plant(event) as { readonly type: string });
  }
  expect(heardOf(extension.instances)).toBe(steps.length + 1);
  // A journey may carry nothing of a person's.
  secretOf('Aina Rahman binti Osman');
  expectNoSecret(await allThatLeft());
});

const heardOf = (instances: readonly { readonly told: readonly unknown[] }[]) =>
  instances.reduce((sum, { told }) => sum + told.length, 0);
