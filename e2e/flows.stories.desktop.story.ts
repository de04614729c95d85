import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { startWalk } from '@kedai/flow-viewer/model';
import type { Page } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { FLOWS, type FlowId } from '../src/flows/flowIds';
import { shopFlow } from '../src/flows/flows';
import * as account from './shopper/account';
import * as catalogue from './shopper/catalogue';
import * as given from './shopper/given';
import * as order from './shopper/order';
import * as receipt from './shopper/receipt';
import * as service from './shopper/service';
import { codeFor } from './support/mailbox';
import { expect, story } from './support/story';

const toVerified = [
  { type: 'email.typed', email: 'aina@example.com' },
  { type: 'email.submitted' },
  { type: 'xstate.done.actor.sendCode', output: { sentAt: 1 } },
  { type: 'code.submitted', code: '123456' },
  { type: 'xstate.error.actor.verifyCode', error: { kind: 'refused', code: 'invalid-otp' } },
  { type: 'code.submitted', code: '123456' },
  { type: 'xstate.done.actor.verifyCode' },
];

/** The known event of a flow: the first of its type, or another. */
function known(flow: FlowId, type: string, index = 0): AnyEventObject {
  const events = shopFlow(flow).initialInputs.flatMap((input) => input.events);
  const event = events.filter((one) => one.type === type)[index];
  if (event === undefined) throw new Error(`${flow} has no event ${type}.`);
  return event;
}

/** A run of each flow to its end. */
const runs: Readonly<Record<FlowId, readonly AnyEventObject[]>> = {
  serviceSelection: [
    { type: 'service.chosen', serviceType: 'pickup' },
    { type: 'step.backRequested' },
    { type: 'service.chosen', serviceType: 'delivery' },
    { type: 'address.typed', address: '5 Jalan' },
    { type: 'suggestion.chosen', suggestion: { description: '5 Jalan', placeId: 'p' } },
    { type: 'step.nextRequested' },
    { type: 'date.chosen', date: '2026-12-01', at: Date.parse('2026-11-26') },
    { type: 'time.chosen', time: service.slot },
    { type: 'selection.confirmed', at: Date.parse('2026-11-26') },
    { type: 'xstate.done.actor.saveSelection' },
  ],
  registration: [
    ...toVerified,
    { type: 'name.typed', name: 'Aina' },
    { type: 'details.submitted', password: 'long enough' },
    { type: 'xstate.done.actor.register' },
    { type: 'xstate.done.actor.mergeGuestCart' },
  ],
  passwordReset: [
    ...toVerified,
    { type: 'password.submitted', password: 'long enough' },
    { type: 'xstate.done.actor.setPassword' },
  ],
  placeOrder: [
    { type: 'destination.changed', state: 'Selangor' },
    { type: 'xstate.after.shippingLookupDelay.placeOrder.ordering.shipping.waiting' },
    { type: 'xstate.done.actor.lookUpShipping', output: 600 },
    known('placeOrder', 'order.submitted'),
    known('placeOrder', 'xstate.done.actor.prepareOrder'),
    known('placeOrder', 'xstate.done.actor.sendOrder'),
  ],
  payOrder: [
    known('payOrder', 'xstate.done.actor.loadOrder'),
    known('payOrder', 'receipt.chosen'),
    known('payOrder', 'receipt.submitted'),
    { type: 'xstate.done.actor.readReceipt', output: true },
    known('payOrder', 'xstate.done.actor.uploadReceipt'),
    known('payOrder', 'xstate.done.actor.loadOrder', 1),
  ],
};

/** The last line of each story, which proves that it ran to the end. */
const ends: Readonly<Record<FlowId, string>> = {
  serviceSelection: 'await expect(serviceModal(page)).toBeHidden();',
  registration: `await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();`,
  passwordReset: `await expect(page).toHaveURL('/login');`,
  placeOrder: 'await expect(page).toHaveURL(/\\/checkout\\//);',
  payOrder: `await expect(page.getByRole('heading', { name: 'We have your receipt' })).toBeVisible();`,
};

/** Runs the source of a story, whose imports are replaced by the helpers of the stories. */
async function runStory(source: string, fixtures: object): Promise<void> {
  let run: ((fixtures: object) => Promise<void>) | undefined;
  const define = (_title: string, body: typeof run) => {
    run = body;
  };
  const helpers = { ...account, ...catalogue, ...given, ...order, ...receipt, ...service };
  const names = { ...helpers, codeFor, expect, story: define };
  runInNewContext(source.replace(/^import .*$/gm, ''), names);
  if (run === undefined) throw new Error('The source defines no story.');
  await run(fixtures);
}

async function recordingOf(flow: FlowId) {
  const walk = startWalk(shopFlow(flow), flow === 'payOrder' ? { orderId: 'o1' } : {});
  for (const event of runs[flow]) await walk.send(event);
  return walk.recording();
}

for (const flow of FLOWS.filter((id) => id !== 'payOrder')) {
  story(
    `a recording of ${flow} becomes a story that runs in the shop`,
    async ({ page, request, email }) => {
      const source = await storyOf(page, flow);
      await runStory(source, { page, request, email });
    },
  );
}

story(
  'a recording of payOrder becomes a story that runs in the shop',
  async ({ page, request, email, order: placedOrder }) => {
    const source = await storyOf(page, 'payOrder');
    await runStory(source, { page, request, email, order: placedOrder });
  },
);

/** Makes a story of a recording in the viewer. */
async function storyOf(page: Page, flow: FlowId): Promise<string> {
  await page.goto(`/flows#flow=${flow}&mode=replay`);
  await page.getByLabel('Recording (a saved file)').setInputFiles({
    name: 'recording.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(await recordingOf(flow))),
  });
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make this a story' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.story\.ts$/);
  const source = await readFile(await (await saved).path(), 'utf8');
  expect(source).toContain(`  ${ends[flow]}\n});\n`);
  return source;
}
