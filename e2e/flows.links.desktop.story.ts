import { readFile } from 'node:fs/promises';
import { expect, story } from './support/story';

const STATE = 'registration.registering';

story(
  'the address leads to a state, an arrow and a step; a reload keeps zoom and place',
  async ({ page, context }) => {
    await page.goto('/flows#flow=registration&mode=statechart');
    const canvas = page.getByRole('application');
    const selected = (name: string) => page.getByRole('region', { name: `Selected ${name}` });
    await page.getByRole('searchbox').fill('registering');
    await page.keyboard.press('Enter');
    await expect(selected('state')).toContainText('registering');
    await expect(page).toHaveURL(/at=registration\.registering/);

    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('region', { name: 'Selected state' })).toContainText(
      'registering',
    );
    await expect(other.locator(`[data-state="${STATE}"]`)).toBeInViewport({ ratio: 1 });

    await page.getByRole('searchbox').fill('mergeGuestCart ✗');
    await page.keyboard.press('Enter');
    await expect(selected('transition')).toContainText('mergeGuestCart');
    await canvas.focus();
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowDown');
    const view = () =>
      canvas.evaluate((element) => [
        element.scrollLeft,
        element.scrollTop,
        element.querySelector('svg')?.clientWidth,
      ]);
    const before = await view();
    await page.reload();
    await expect(selected('transition')).toContainText('mergeGuestCart');
    await expect.poll(view).toEqual(before);

    await page.goto('/flows#flow=registration&mode=walk');
    await page.getByRole('button', { name: 'email.typed', exact: true }).click();
    await page.getByRole('button', { name: 'email.submitted', exact: true }).click();
    await page.getByRole('button', { name: 'Replay', exact: true }).click();
    await expect(page.getByText('1 of 3')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('2 of 3')).toBeVisible();
    await expect(page).toHaveURL(/mode=replay.*&r=.*&step=1$/);
    // The address itself is the link.
    await other.goto('about:blank');
    await other.goto(page.url());
    await expect(other.getByText('2 of 3')).toBeVisible();
    await page.reload();
    await expect(page.getByText('2 of 3')).toBeVisible();
    // The recording is complete after a reload, with its guards and contexts.
    await expect(page.getByText(/transitions, states, guards and contexts/)).toBeVisible();
  },
);

story('a statechart is saved for other tools', async ({ page }) => {
  await page.goto('/flows#flow=registration&mode=statechart');
  const save = async (format: string) => {
    const download = page.waitForEvent('download');
    await page.getByLabel('Save the statechart as').selectOption(format);
    const file = await download;
    return [file.suggestedFilename(), await readFile(await file.path(), 'utf8')];
  };
  expect(await save('Mermaid')).toEqual([
    'registration.mmd',
    expect.stringContaining('registration_enteringEmail --> registration_sendingCode'),
  ]);
  expect(await save('SCXML')).toEqual([
    'registration.scxml',
    expect.stringContaining('<state id="registration.sendingCode">'),
  ]);
  const [name, json = ''] = await save('JSON');
  expect([name, JSON.parse(json).id]).toEqual(['registration.json', 'registration']);
});

story('the search finds in every flow and opens the one of its hit', async ({ page }) => {
  await page.goto('/flows#flow=registration&mode=statechart');
  const search = page.getByRole('searchbox');
  await search.fill('uploadReceipt ✗');
  await expect(page.getByText('0 found, 1 in other flows')).toBeVisible();
  const hit = page.getByRole('button', { name: /^uploadReceipt ✗.*in Pay order$/ });
  await hit.click();
  await expect(page).toHaveURL(/flow=payOrder&mode=statechart&at=payOrder/);
  const selected = page.getByRole('region', { name: 'Selected transition' });
  await expect(selected).toContainText('xstate.error.actor.uploadReceipt');
  await expect(page.locator('.transition.selected .label')).toBeInViewport({ ratio: 1 });
  // Also where the view of that flow is restored.
  await page.getByRole('link', { name: 'Registration', exact: true }).click();
  await search.fill('awaitingReceipt.receipt.nothing');
  await expect(page.getByText('0 found', { exact: true })).toBeVisible();
  await search.fill('refreshPrices ✓');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/flow=placeOrder&mode=statechart&at=placeOrder/);
  await expect(page.locator('.transition.selected .label')).toBeInViewport({ ratio: 1 });
});
