import { startWalk } from '@kedai/flow-viewer/model';
import { openRecording } from '@kedai/flow-viewer/stories';
import type { BrowserContext, Page } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { shopFlow } from '../../../src/flows/flows';
import { typeCode } from '../../shopper/account';
import { blouse } from '../../shopper/catalogue';
import { givenAccount, givenInCart } from '../../shopper/given';
import { codeFor } from '../../support/mailbox';
import { expect, story } from '../../support/story';

const panel = (viewer: Page) => viewer.getByRole('region', { name: 'Run in the shop' });
const run = (viewer: Page) =>
  panel(viewer).getByRole('button', { name: 'Run in the shop' }).click();

/** Opens the page of the registration from the viewer. */
async function openPage(viewer: Page, context: BrowserContext): Promise<Page> {
  const opened = context.waitForEvent('page');
  await panel(viewer).getByRole('button', { name: 'Open the page' }).click();
  const page = await opened;
  await expect(page.getByRole('button', { name: 'Send Code' })).toBeVisible();
  return page;
}

/** Replays a recording of the registration in the viewer. */
async function replay(viewer: Page, events: readonly AnyEventObject[]): Promise<void> {
  const walk = startWalk(shopFlow('registration'), {});
  for (const event of events) await walk.send(event);
  await openRecording(viewer, walk.recording());
}

const toCode = [
  { type: 'email.typed', email: 'aina@example.com' },
  { type: 'email.submitted' },
  { type: 'xstate.done.actor.sendCode', output: { sentAt: 1 } },
];

story(
  'the tester enters the code during a run; a failed call is shown as the difference',
  async ({ page: viewer, context, watch }) => {
    watch.expect(/status (of )?(500|503)|ERR_EMPTY_RESPONSE|console\.warning/);
    await replay(viewer, [
      ...toCode,
      { type: 'code.submitted', code: '123456' },
      { type: 'xstate.done.actor.verifyCode' },
    ]);
    await run(viewer);
    await expect(panel(viewer).getByRole('alert')).toContainText('No page of the shop');
    const page = await openPage(viewer, context);
    await expect(async () => {
      await run(viewer);
      await expect(panel(viewer).getByText('Enter the code from the mail')).toBeVisible({
        timeout: 5_000,
      });
    }).toPass();
    const address = await page.getByText(/^run-\w+@shopper\.example$/).textContent();
    await typeCode(page, await codeFor(page.request, address ?? ''));
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(panel(viewer).getByText(/^6 of 6 steps the same/)).toBeVisible();
    await page.close();

    const lab = await context.newPage();
    await lab.goto('/flows#mode=lab');
    await lab.getByRole('checkbox', { name: /^Code cannot be sent/ }).check();
    await replay(viewer, toCode);
    await openPage(viewer, context);
    const divergence = viewer.getByRole('region', { name: 'Divergence' });
    await expect(async () => {
      await run(viewer);
      await expect(divergence).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expect(divergence.getByRole('alert')).toHaveText(/^Step 4 went another way/);
    await expect(divergence).toContainText('sendCode ✓');
    await expect(divergence).toContainText('sendCode ✗');
    await expect(divergence).toContainText('enteringCode.resend.coolingDown');
    await expect(divergence).toContainText('enteringEmail.rejected');
    const step = viewer
      .getByRole('region', { name: 'Steps' })
      .getByRole('button', { name: /sendCode ✓/ });
    await expect(step).toHaveAttribute('data-diverged', 'true');
  },
);

story(
  'the order form is run from the viewer, which says what it needs',
  async ({ page: viewer, context, email }) => {
    await givenAccount(viewer.request, email);
    await givenInCart(viewer.request, blouse);
    const walk = startWalk(shopFlow('placeOrder'), {});
    await walk.send({ type: 'destination.changed', state: 'Selangor' });
    await openRecording(viewer, walk.recording());
    await run(viewer);
    await expect(panel(viewer).getByRole('alert')).toContainText('a product in the cart');
    const opened = context.waitForEvent('page');
    await panel(viewer).getByRole('button', { name: 'Open the page' }).click();
    const state = (await opened).getByRole('combobox', { name: /State/ });
    await expect(state).toBeVisible();
    // The server rendered the form: its flow begins a moment later.
    await expect(async () => {
      await run(viewer);
      await expect(panel(viewer).getByText('Choose the state on the page.')).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
    await state.selectOption({ label: 'Selangor' });
    await expect(panel(viewer).getByText(/^2 of 2 steps the same/)).toBeVisible();
  },
);
