import { readFileSync } from 'node:fs';
import { generateJourneys, startWalk } from '@kedai/flow-viewer/model';
import ts from 'typescript';
import { flowModels } from '../machines/models';
import type { FlowId } from './flowIds';
import { shopFlow } from './flows';
import { HELPERS, writeStory } from './stories';

async function storyOf(flow: FlowId, input: unknown, events: readonly { readonly type: string }[]) {
  const walk = startWalk(shopFlow(flow), input);
  for (const event of events) await walk.send(event);
  return writeStory(flow, walk.recording(), flow);
}

const everyJourney = flowModels.flatMap((model) =>
  generateJourneys(model).map(
    (journey) => [`${model.name}, ${journey.name}`, model.name as FlowId, journey] as const,
  ),
);

test.each(everyJourney)(
  'the story of a recording is valid TypeScript: %s',
  async (_, flow, { input, steps }) => {
    const source = await storyOf(
      flow,
      input,
      steps.map(({ event }) => event),
    );
    expect(ts.transpileModule(source, { reportDiagnostics: true }).diagnostics).toEqual([]);
  },
);

test('the story of a registration performs it on the page, with an address, a code and a password of its own', async () => {
  const story = await storyOf('registration', {}, [
    { type: 'email.typed', email: 'aina' },
    { type: 'email.typed', email: 'aina@example.com' },
    { type: 'email.submitted' },
    { type: 'xstate.done.actor.sendCode', output: { sentAt: 1 } },
    { type: 'code.submitted', code: '123456' },
    { type: 'xstate.done.actor.verifyCode' },
    { type: 'name.typed', name: "Ai'na" },
    { type: 'details.submitted', password: 'long enough' },
  ] as { type: string }[]);
  const performed = story.split('\n').filter((line) => !line.includes('await expect('));
  expect(performed.join('\n')).toBe(`// Format with: npx biome check --write <this file>
import { password, typeCode } from './shopper/account';
import { codeFor } from './support/mailbox';
import { expect, story } from './support/story';

story("registration", async ({ page, request, email }) => {
  await page.goto('/register');
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole('button', { name: "Send Code", exact: true }).click();
  // sendCode ✓: enteringCode.code.ready, enteringCode.resend.coolingDown
  await typeCode(page, await codeFor(request, email));
  await page.getByRole('button', { name: "Verify", exact: true }).click();
  // verifyCode ✓: enteringDetails.ready
  await page.getByLabel("Name", { exact: true }).fill("Xx*xx");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole('button', { name: "Register", exact: true }).click();
});
`);
  expect(story).toContain(
    'await expect(page.getByRole(\'button\', { name: "Verify", exact: true })).toBeVisible();',
  );
});

test('the helpers that a story may import exist', () => {
  for (const [module, names] of Object.entries(HELPERS)) {
    const source = readFileSync(`e2e/${module}.ts`, 'utf8');
    for (const name of names)
      expect(source).toMatch(new RegExp(`export (const |(async )?function |\\{ )${name}\\b`));
  }
});

test('a refused code is a wrong one; a failed call and an unknown event are comments', async () => {
  const story = await storyOf('registration', { email: 'aina@example.com', resendAt: 1 }, [
    { type: 'code.submitted', code: '123456' },
    { type: 'xstate.error.actor.verifyCode', error: { kind: 'offline', retryable: true } },
    { type: 'code.lost' },
    { type: 'xstate.stop' },
  ] as { type: string }[]);
  expect(story).toContain(`await typeCode(page, "000000");`);
  expect(story).toContain('// verifyCode ✗: offline. Make the call fail here');
  expect(story).toContain('// code.lost: The page has no control for it.');
  expect(story).toContain('// The recording began with an input:');
  expect(story).not.toContain('xstate.stop');
});
