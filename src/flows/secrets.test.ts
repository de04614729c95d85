import { createPausedActor, createRecorder, type Recording } from '@kedai/flow-viewer/model';
import { FLOWS } from './flowIds';
import { shopFlow } from './flows';
import { isSafeToShow, mask } from './redaction';
import { everyJourney } from './testing/journeys';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const SECRET_LETTERS = 'qzjxkvwypgubmhfrdcltniosea';

/** The planted secrets, as they would appear in JSON: each text, and each word that is too long to occur by chance. */
let planted: Set<string>;
beforeEach(() => {
  planted = new Set();
});

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

const withoutNumbers = (_name: string, value: unknown) =>
  typeof value === 'number' ? null : value;

// The viewer, links, files and Redux DevTools get recordings and nothing else.
test.each(everyJourney)('a recording reveals no typed text: %s', (_, flow, input, events) => {
  let recorded: Recording | undefined;
  const { inspect } = createRecorder({
    flows: FLOWS,
    mask,
    now: Date.now,
    onStep: (_key, recording) => {
      recorded = recording;
    },
  });
  // A journey may contain no personal data, so there is always one secret to search for.
  const address = { street: 'Jalan Melati Tujuh', lastName: 'Rahman binti Osman' };
  const paused = createPausedActor(shopFlow(flow).machine, plant({ ...input, address }), inspect);
  for (const event of events) paused.send(plant(event) as { readonly type: string });
  expect(recorded?.steps).toHaveLength(events.length + 1);
  expect(planted.size).toBeGreaterThan(1);
  // Times may contain the digits of a secret by chance.
  const output = JSON.stringify(recorded, withoutNumbers).toLowerCase();
  expect([...planted].filter((word) => output.includes(word.toLowerCase()))).toEqual([]);
});
