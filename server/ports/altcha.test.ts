import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { testClock } from '../testing/fakes';
import { altcha } from './altcha';
import { MINUTE_MS } from './clock';
import { noHumanCheck } from './humanCheck';

const effort = { cost: 10, tries: [20, 40] } as const;
// The library also uses the system clock.
const now = () => testClock(Date.now());

const encode = (payload: object): string => Buffer.from(JSON.stringify(payload)).toString('base64');

/** Solves a challenge like the widget. */
async function solve(check: ReturnType<typeof altcha>) {
  const challenge = (await check.challenge()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('not solved');
  return { challenge, solution };
}

describe('the human check', () => {
  test('accepts a right solution, also of another process', async () => {
    const clock = now();
    const payload = encode(await solve(altcha('secret', clock, effort)));
    expect(await altcha('secret', clock, effort).verify(payload)).toBe(true);
  });

  test('refuses a wrong solution, a changed challenge and a foreign challenge', async () => {
    const check = altcha('secret', now(), effort);
    const { challenge, solution } = await solve(check);
    const { parameters } = challenge;
    const wrong = [
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, expiresAt: 9e9 } }, solution },
      { challenge: { ...challenge, signature: '00' }, solution },
      await solve(altcha('other secret', now(), effort)),
    ];
    for (const payload of wrong) expect(await check.verify(encode(payload))).toBe(false);
  });

  test.each([undefined, '', 'nonsense', encode({}), encode([]), 'e'.repeat(5000)])(
    '%j is not a solution',
    async (payload) => {
      expect(await altcha('secret', now(), effort).verify(payload)).toBe(false);
    },
  );

  test('a solution expires after ten minutes', async () => {
    const clock = now();
    const check = altcha('secret', clock, effort);
    const payload = encode(await solve(check));
    clock.advance(9 * MINUTE_MS);
    expect(await check.verify(payload)).toBe(true);
    clock.advance(2 * MINUTE_MS);
    expect(await check.verify(payload)).toBe(false);
  });

  test('all encodings of one solution share one id', async () => {
    const check = altcha('secret', now(), effort);
    const { challenge, solution } = await solve(check);
    const forms = [
      encode({ challenge, solution }),
      encode({ solution: { ...solution, counter: 7, time: 99 }, challenge }),
      `${encode({ challenge, solution, more: 1 })}==`,
    ];
    expect(new Set(forms).size).toBe(3);
    expect(new Set(forms.map((form) => check.idOf(form))).size).toBe(1);
    const other = encode(await solve(check));
    expect(check.idOf(other)).not.toBe(check.idOf(forms[0] ?? ''));
  });

  test('without a check, verify passes and there is no challenge', async () => {
    expect(await noHumanCheck.verify(undefined)).toBe(true);
    expect(await noHumanCheck.challenge()).toBeNull();
  });
});
