import { readFile } from 'node:fs/promises';
import { initialStateOf, MODES, statechartOfChart } from '@kedai/flow-viewer/model';
import type { Page } from '@playwright/test';
import { charts } from '../src/flows/flows';
import { runAxe } from './support/accessibilityAudit';
import { expect, story } from './support/story';

/** The visible part of the drawing, in its own px, and its scale on the screen. */
async function visibleArea(page: Page) {
  const canvas = page.getByRole('application');
  return canvas.locator('svg').evaluate((svg: SVGSVGElement) => {
    const [drawn, room] = [svg.getBoundingClientRect(), svg.parentElement?.getBoundingClientRect()];
    if (room === undefined) throw new Error('The drawing has no canvas.');
    const scale = drawn.width / svg.viewBox.baseVal.width;
    const [x, y] = [(room.x - drawn.x) / scale, (room.y - drawn.y) / scale];
    return { x, y, width: room.width / scale, scale };
  });
}

/** Expects the whole of a state to be visible. */
async function expectInView(page: Page, state: string): Promise<void> {
  const canvas = page.getByRole('application');
  const box = await canvas.locator(`[data-state="${state}"]`).boundingBox();
  const room = await canvas.boundingBox();
  if (box === null || room === null) throw new Error(`${state} is not drawn.`);
  expect([box.x >= room.x, box.y >= room.y]).toEqual([true, true]);
  expect(box.x + box.width).toBeLessThanOrEqual(room.x + room.width);
  expect(box.y + box.height).toBeLessThanOrEqual(room.y + room.height);
}

story(
  'every statechart shows its machine, at a readable size, offline',
  async ({ page, context }) => {
    // The viewer first asks whether the server has a failure lab.
    await page.goto('/flows', { waitUntil: 'networkidle' });
    await page.getByRole('application').waitFor();
    await context.setOffline(true);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const chart of charts) {
        await page.getByRole('link', { name: chart.name, exact: true }).click();
        const canvas = page.getByRole('application', { name: `Statechart ${chart.id}:` });
        await expect(canvas.locator('svg')).toBeVisible();
        const statechart = statechartOfChart(chart);
        const ids = (attribute: string) =>
          canvas
            .locator(`[data-${attribute}]`)
            .evaluateAll(
              (all, data) => [...new Set(all.map((one) => one.getAttribute(data)))],
              `data-${attribute}`,
            );
        const drawn = [...(await ids('state')), ...(await ids('transition'))];
        const expected = [...statechart.states.slice(1), ...statechart.transitions];
        expect(drawn.toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
        // The smallest text of the drawing has 11 px.
        await expect.poll(async () => (await visibleArea(page)).scale).toBeGreaterThan(0.84);
        await expectInView(page, initialStateOf(statechart));
        for (const current of await page.locator('header [aria-current=page]').all()) {
          await expect(current).toBeInViewport({ ratio: 0.9 });
        }
      }
    }
  },
);

story('a statechart can be panned, zoomed, searched, read and saved', async ({ page }) => {
  await page.goto('/flows#flow=payOrder&mode=statechart');
  const canvas = page.getByRole('application');
  await canvas.focus();
  const first = await visibleArea(page);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  expect((await visibleArea(page)).width).toBeLessThan(first.width);
  const near = await visibleArea(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  expect((await visibleArea(page)).x).toBeGreaterThan(near.x);
  expect((await visibleArea(page)).y).toBeGreaterThan(near.y);
  await page.keyboard.press('0');
  const whole = await visibleArea(page);
  expect(whole.scale).toBeLessThan(0.5);
  await page.keyboard.press('Enter');
  const transition = page.locator('[data-transition]:focus');
  await expect(transition.locator('title')).toHaveText(
    'placeOrder.ordering.shipping → placeOrder.ordering.shipping.waiting: destination.changed [isStateChosen]',
  );
  await page.keyboard.press('ArrowLeft');
  await expect(transition.locator('title')).toHaveText('placeOrder.placed → payOrder: then');
  await page.keyboard.press('Enter');
  const selected = page.getByRole('region', { name: 'Selected transition' });
  await expect(selected).toContainText('The next flow begins.');
  await page.keyboard.press('Escape');
  await expect(canvas).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type('uploading');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Panel' });
  await expect(panel.getByRole('region', { name: 'Selected state' })).toContainText(
    'uploadReceipt',
  );
  expect((await visibleArea(page)).scale).toBeCloseTo(1, 2);
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('uploadReceipt ✗');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Selected transition' })).toContainText(
    'xstate.error.actor.uploadReceipt',
  );
  await page.getByRole('link', { name: 'Registration' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');

  const save = async (kind: string) => {
    const download = page.waitForEvent('download');
    await page.getByLabel('Save the statechart as').selectOption(kind);
    expect((await download).suggestedFilename()).toBe(`registration.${kind.toLowerCase()}`);
    return readFile(await (await download).path());
  };
  const svg = (await save('SVG')).toString();
  expect(svg).toContain('<style>');
  expect(svg).toContain('enteringEmail');
  const png = await save('PNG');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  // The picture has twice the size of the drawing.
  expect(png.readUInt32BE(16)).toBeGreaterThan(1800);

  const states = page.getByRole('navigation', { name: 'States' });
  const narrow = (await canvas.boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'States' }).click();
  await page.keyboard.press(']');
  await expect(states).toBeHidden();
  await expect(panel).toBeHidden();
  await expect.poll(async () => (await canvas.boundingBox())?.width).toBeGreaterThan(narrow + 500);
  const bar = await page.getByRole('toolbar').boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(
    (await canvas.boundingBox())?.y ?? 0,
  );
  await page.reload();
  await expect(canvas).toBeVisible();
  await expect(states).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(panel).toBeHidden();
});

story('a flow can be walked, shared as a link and replayed', async ({ page, context, watch }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/flows#flow=registration&mode=walk');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const active = page.getByRole('navigation', { name: 'States' }).locator('[aria-current=true]');
  await press('email.submitted');
  await expect(active).toHaveText(['enteringEmail', 'rejected']);
  await expect(page.getByText('isEmailValid did not hold')).toBeVisible();
  await press('email.typed');
  await expect(page.getByText('Leads to sendingCode, as isEmailValid holds')).toBeVisible();
  await press('email.submitted');
  await expect(active).toHaveText(['sendingCode']);

  await page
    .getByLabel('Payload of sendCode ✗', { exact: true })
    .selectOption('refused: too-many-requests');
  await press('sendCode ✗');
  await expect(active).toHaveText(['enteringEmail', 'rejected']);
  await press('email.submitted');
  await press('sendCode ✓');
  await expect(active).toHaveText([/^enteringCode/, 'code', 'ready', 'resend', 'coolingDown']);
  await press('waitUntil ✓');
  await expect(active).toHaveText([/^enteringCode/, 'code', 'ready', 'resend', 'readyToResend']);

  await press('Copy link');
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await press('Back');
  await expect(active).toHaveText([/^enteringCode/, 'code', 'ready', 'resend', 'coolingDown']);
  await page.reload();
  await expect(page.getByText('7 of 8')).toBeVisible();
  await expect(active).toHaveText([/^enteringCode/, 'code', 'ready', 'resend', 'coolingDown']);
  const steps = page.getByRole('region', { name: 'Steps' });
  await steps.getByRole('button', { name: /^email\.typed/ }).click();
  await expect(page.getByText('You are at an earlier step.')).toBeVisible();
  await press('email.submitted');
  await expect(page.getByText('4 of 4')).toBeVisible();
  await expect(active).toHaveText(['sendingCode']);

  await page.getByRole('link', { name: 'Coverage' }).click();
  await expect(page.getByText(/^([4-9]|\d\d) of \d+ transitions$/)).toBeVisible();
  await page
    .getByRole('button', { name: /^Walk to registering: register ✗ \[isEmailNoLongerVerified\]/ })
    .click();
  await expect(active).toHaveText(['enteringEmail', 'rejected']);
  await expect(page.getByText('isEmailNoLongerVerified held')).toBeVisible();
  expect(watch.requests.filter((path) => path.startsWith('/api/'))).toEqual([]);

  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByText(/^It went the same way, step by step/)).toBeVisible();
  // A link opens at the step that was shown.
  await expect(other.getByText('8 of 8')).toBeVisible();
  await other
    .getByRole('region', { name: 'Steps' })
    .getByRole('button', { name: /^start/ })
    .click();
  await other.keyboard.press('ArrowRight');
  await expect(other.getByText('2 of 8')).toBeVisible();
  const back = other.getByRole('button', { name: 'Back' });
  await back.press('Enter');
  await expect(other.getByText('1 of 8')).toBeVisible();
  await expect(back).toBeDisabled();
  await expect(back).toBeFocused();
  await other.goto('/flows#r=broken');
  await expect(other.getByRole('alert')).toContainText('Copy it again');
});

story('the viewer has no accessibility violations', async ({ page }) => {
  await page.goto('/flows#flow=placeOrder&mode=statechart');
  for (const [width, modes] of [
    [1440, MODES],
    [390, ['statechart', 'walk']],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const mode of modes) {
      // An audit of the largest drawing takes long, so only one mode has it.
      const [flow, currentLinks] =
        mode === 'walk' && width === 1440 ? ['placeOrder', 3] : ['passwordReset', 2];
      await page.goto(`/flows#flow=${flow}&mode=${mode}`);
      await expect(page.locator('header [aria-current=page]')).toHaveCount(currentLinks);
      // All links of the viewer are fragments. axe takes a link outside a narrow window for a skip link.
      expect
        .soft(await runAxe(page, { without: ['skip-link'] }), `${mode} at ${width}`)
        .toEqual([]);
    }
  }
});
