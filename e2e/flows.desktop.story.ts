import { readFile } from 'node:fs/promises';
import { chartOf } from '../src/flows/model/chart';
import { FLOWS, flowNames, machines } from '../src/flows/model/flows';
import { MODES } from '../src/flows/place';
import { axe } from './support/examine';
import { expect, story } from './support/story';

story('every chart is drawn as it is defined, with the network off', async ({ page, context }) => {
  await page.goto('/flows');
  await page.getByRole('application').waitFor();
  await context.setOffline(true);
  for (const flow of FLOWS) {
    await page.getByRole('link', { name: flowNames[flow], exact: true }).click();
    const drawing = page.getByRole('application', { name: `Chart ${flow}:` }).locator('svg');
    await expect(drawing).toBeVisible();
    const chart = chartOf(machines[flow]);
    const ids = (name: string) =>
      drawing
        .locator(`[data-${name}]`)
        .evaluateAll(
          (all, attribute) => [...new Set(all.map((one) => one.getAttribute(attribute)))],
          `data-${name}`,
        );
    expect((await ids('state')).toSorted()).toEqual(
      chart.states
        .slice(1)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect((await ids('arrow')).toSorted()).toEqual(chart.arrows.map(({ id }) => id).toSorted());
  }
});

story('a chart is moved, zoomed, searched and read with the keyboard alone', async ({ page }) => {
  await page.goto('/flows#flow=checkout&mode=chart');
  const canvas = page.getByRole('application');
  const seen = async () => {
    const box = await canvas.locator('svg').getAttribute('viewBox');
    const [x = 0, y = 0, width = 0] = (box ?? '').split(' ').map(Number);
    return { x, y, width };
  };
  await canvas.focus();
  const whole = await seen();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  expect((await seen()).width).toBeLessThan(whole.width);
  const near = await seen();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  expect((await seen()).x).toBeGreaterThan(near.x);
  expect((await seen()).y).toBeGreaterThan(near.y);
  await page.keyboard.press('0');
  expect(await seen()).toEqual(whole);
  await page.keyboard.press('/');
  await page.keyboard.type('uploading');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Panel' });
  await expect(panel.getByRole('region', { name: 'Selected state' })).toContainText(
    'uploadReceipt',
  );
  expect((await seen()).width).toBeLessThan(whole.width);
});

story('a chart is taken along as SVG and as PNG', async ({ page }) => {
  await page.goto('/flows#flow=registration&mode=chart');
  const [svg] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'SVG' }).click(),
  ]);
  expect(svg.suggestedFilename()).toBe('registration.svg');
  const text = await readFile(await svg.path(), 'utf8');
  expect(text).toContain('<style>');
  expect(text).toContain('askingEmail');
  const [png] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PNG' }).click(),
  ]);
  const bytes = await readFile(await png.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  // Sharp: twice the size of the drawing.
  expect(bytes.readUInt32BE(16)).toBeGreaterThan(1800);
});

story(
  'a flow is walked without the shop, sent as a link, replayed and covered',
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    await page.goto('/flows#flow=registration&mode=walk');
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const active = page.getByRole('navigation', { name: 'States' }).locator('[aria-current=true]');
    await press('email.submitted');
    await expect(active).toHaveText(['askingEmail']);
    await expect(page.getByText('isEmailValid did not hold')).toBeVisible();
    await press('email.typed');
    await expect(page.getByText('Leads to sendingCode, as isEmailValid holds')).toBeVisible();
    await press('email.submitted');
    await expect(active).toHaveText(['sendingCode']);

    await page.getByLabel('Payload of sendCode ✗').selectOption('refused: too-many-requests');
    await press('sendCode ✗');
    await expect(active).toHaveText(['askingEmail']);
    await press('email.submitted');
    await press('sendCode ✓');
    await expect(active).toHaveText(['askingCode', 'coolingDown']);
    await press('waitUntil ✓');
    await expect(active).toHaveText(['askingCode', 'readyToResend']);

    await page.getByText('Edit the payload').first().click();
    const payload = page.getByRole('textbox', { name: /^Payload of/ });
    await payload.fill('{"code": ');
    await expect(page.getByText('This is no JSON')).toBeVisible();

    await press('Copy link');
    await expect(page.getByText('The link is copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.length).toBeLessThan(4096);
    expect(link).not.toContain('aina');

    await press('Back');
    await expect(active).toHaveText(['askingCode', 'coolingDown']);

    await page.getByRole('link', { name: 'Coverage' }).click();
    await expect(page.getByText(/^\d+ of 28 arrows$/)).toBeVisible();
    await page
      .getByRole('button', { name: /^Walk to registering: register ✗ \[isEmailNoLongerVerified\]/ })
      .click();
    await expect(active).toHaveText(['askingEmail']);
    await expect(page.getByText('isEmailNoLongerVerified held')).toBeVisible();
    expect(calls).toEqual([]);

    const other = await context.newPage();
    await other.goto(link);
    await expect(other.getByText('It went the same way, step by step.')).toBeVisible();
    await expect(other.getByText(/^\d+ of 8$/)).toBeVisible();
    await other.goto('/flows#r=broken');
    await expect(other.getByRole('alert')).toContainText('Copy it again');
  },
);

story('everyone can use the viewer', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const mode of MODES) {
      await page.goto(`/flows#flow=checkout&mode=${mode}`);
      await page.reload();
      await expect(page.locator('header [aria-current=page]')).toHaveCount(2);
      expect.soft(await axe(page), `${mode} at ${width}`).toEqual([]);
    }
  }
});
