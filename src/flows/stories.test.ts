import { readFileSync } from 'node:fs';
import { generateJourneys, generateStory, startWalk } from '@kedai/flow-viewer/model';
import ts from 'typescript';
import { flowModels } from '../machines/models';
import { FLOWS, type FlowId } from './flowIds';
import { shopFlow } from './flows';
import { stories } from './stories';

async function storyOf(flow: FlowId, input: unknown, events: readonly { readonly type: string }[]) {
  const walk = startWalk(shopFlow(flow), input);
  for (const event of events) await walk.send(event);
  return generateStory(shopFlow(flow), stories[flow], walk.recording());
}

const everyJourney = flowModels.flatMap((model) =>
  generateJourneys(model).map(
    (journey) => [`${model.name}, ${journey.name}`, model.name as FlowId, journey] as const,
  ),
);

test.each(everyJourney)(
  'the story of a recording is valid TypeScript: %s',
  async (_, flow, journey) => {
    const events = journey.steps.map(({ event }) => event);
    const source = await storyOf(flow, journey.input, events);
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
  expect(story).toBe(`// Format with: npx biome check --write <this file>
import { password, typeCode } from './shopper/account';
import { codeFor } from './support/mailbox';
import { expect, story } from './support/story';

story("Registration: email.typed, email.submitted, sendCode ✓, code.submitted, verifyCode ✓, name.typed, details.submitt…", async ({ page, request, email }) => {
  await page.goto('/register');
  await expect(page.getByRole('button', { name: 'Send Code' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send Code' }).click();
  // sendCode ✓: enteringCode.code.ready, enteringCode.resend.coolingDown
  await expect(page.getByRole('group', { name: '6-digit code' })).toBeVisible();
  await typeCode(page, await codeFor(request, email));
  await page.getByRole('button', { name: 'Verify' }).click();
  // verifyCode ✓: enteringDetails.ready
  await expect(page.getByRole('button', { name: 'Register' })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill("Xx*xx");
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
});
`);
});

test.each(FLOWS)('the names that a story of %s may import exist', (flow) => {
  for (const [name, module] of Object.entries(stories[flow].imports)) {
    const source = readFileSync(`e2e/${module}.ts`, 'utf8');
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
  expect(story).toContain(`await typeCode(page, '000000');`);
  expect(story).toContain('// verifyCode ✗: it failed (');
  expect(story).toContain(`// code.lost: this flow's script does not know how.`);
  expect(story).toContain('// The recording began with an input:');
  expect(story).not.toContain('xstate.stop');
});
