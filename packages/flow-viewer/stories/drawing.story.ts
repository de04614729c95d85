import type { Page } from '@playwright/test';
import { expect, story } from './story';
import { press, savedBy } from './viewer';

const open = (page: Page, mode = 'statechart') => page.goto(`/flows/#flow=crossing&mode=${mode}`);
const selected = (page: Page, what: string) =>
  page.getByRole('region', { name: `Selected ${what}` });
/** The scroll position of the drawing, and its width on the screen. */
const view = (page: Page) =>
  page
    .getByRole('application')
    .evaluate(({ scrollLeft, scrollTop, children: [svg] }) => [
      scrollLeft,
      scrollTop,
      svg?.clientWidth ?? 0,
    ]);

story.use({ viewport: { width: 1400, height: 500 } });

story('the keyboard moves, zooms and reads a statechart', async ({ page }) => {
  await open(page);
  const canvas = page.getByRole('application');
  await expect(page.locator('[data-state="crossing.off"]')).toBeInViewport({ ratio: 1 });
  await canvas.focus();
  const first = await view(page);
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('+');
  await expect.poll(async () => (await view(page))[2]).toBeGreaterThan(900);
  const [x = 0, y = 0, width = 0] = await view(page);
  expect(width).toBeGreaterThan(first[2] ?? 0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await view(page))[0]).toBeGreaterThan(x);
  expect((await view(page))[1]).toBeGreaterThan(y);

  const map = page.locator('[data-minimap]');
  await map.click({ position: { x: 3, y: 3 } });
  await expect.poll(() => view(page)).toEqual([0, 0, width]);
  await canvas.focus();
  await page.keyboard.press('0');
  await expect(map).toHaveCount(0);
  expect((await view(page))[2]).toBeLessThan(width);

  const title = page.locator('[data-transition]:focus title');
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('off → testing: power.switched');
  await page.keyboard.press('ArrowRight');
  await expect(title).toHaveText('testing → running: testLamps ✓');
  await page.keyboard.press('Enter');
  await expect(selected(page, 'transition')).toContainText('xstate.done.actor.testLamps');
  await page.keyboard.press('Escape');
  await expect(canvas).toBeFocused();
});

story(
  'the search finds what is hidden; panels can be hidden, which a reload keeps',
  async ({ page }) => {
    await open(page);
    const inner = page.locator('[data-state="crossing.running.cars.amber"]');
    const toggle = page.getByRole('button', { name: 'Inside of cars in the drawing' });
    const search = page.getByRole('searchbox');
    await press(page, 'Unfold all');
    await expect(inner).toBeVisible();
    const overflowing = await page.locator('.atomic').evaluateAll((states) =>
      states.filter((state) => {
        const [box, name] = ['rect:not(.behind)', '.name'].map((part) =>
          state.querySelector(part)?.getBoundingClientRect(),
        );
        return (name?.right ?? 0) > (box?.right ?? 0);
      }),
    );
    expect(overflowing).toEqual([]);
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(inner).toHaveCount(0);
    await page.keyboard.press('/');
    await page.keyboard.type('amber');
    await page.keyboard.press('Enter');
    await expect(inner).toBeInViewport({ ratio: 1 });
    await expect(selected(page, 'state')).toContainText('Cars brake.');
    await search.fill('testLamps ✗');
    await page.keyboard.press('Enter');
    await expect(selected(page, 'transition')).toContainText('xstate.error.actor.testLamps');
    await expect(page.locator('.transition.selected .label')).toBeInViewport({ ratio: 1 });

    const canvas = page.getByRole('application');
    const narrow = (await canvas.boundingBox())?.width ?? 0;
    await page.getByRole('button', { name: 'States' }).click();
    await page.keyboard.press(']');
    const states = page.getByRole('navigation', { name: 'States' });
    const panel = page.getByRole('complementary', { name: 'Panel' });
    await expect(states).toBeHidden();
    await expect(panel).toBeHidden();
    await expect
      .poll(async () => (await canvas.boundingBox())?.width)
      .toBeGreaterThan(narrow + 500);
    await page.reload();
    await expect(canvas).toBeVisible();
    await expect(states).toBeHidden();
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await expect(panel).toBeHidden();
  },
);

story(
  'the address leads to a state and an arrow; a reload keeps zoom and place',
  async ({ page, context }) => {
    await open(page);
    await page.getByRole('searchbox').fill('walking');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/at=crossing\.running\.people\.walking/);
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(selected(other, 'state')).toContainText('walking');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await selected(page, 'state').getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('The link to it is copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await expect(other.locator('[data-state="crossing.running.people.walking"]')).toBeInViewport({
      ratio: 1,
    });

    await page.getByRole('searchbox').fill('testLamps ✗');
    await page.keyboard.press('Enter');
    await page.getByRole('application').focus();
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowDown');
    const before = await view(page);
    await page.reload();
    await expect(selected(page, 'transition')).toContainText('testLamps');
    await expect.poll(() => view(page)).toEqual(before);
  },
);

story(
  'on a narrow screen, header and toolbar are two rows with every button in sight',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    const toolbar = page.getByRole('toolbar', { name: 'Drawing' });
    for (const name of ['States', 'Fit', 'Unfold all', 'Help', 'Panel'])
      await expect(toolbar.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    const { y = 0, height = 0 } = (await toolbar.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(90);
  },
);

story('what is pressed is described in sight, in every mode', async ({ page }) => {
  for (const mode of ['statechart', 'walk', 'coverage']) {
    await page.goto('about:blank');
    await open(page, mode);
    await page.locator('[data-state="crossing.off"]').click();
    await expect(selected(page, 'state').getByRole('heading')).toBeInViewport({ ratio: 1 });
    // An open state is closed by a second press on its name, and opened by a third, with its regions.
    await page.getByRole('searchbox').fill('walking');
    await page.keyboard.press('Enter');
    const walking = page.locator('[data-state="crossing.running.people.walking"]');
    const running = page.locator('[data-head="crossing.running"]');
    await running.click();
    await running.click();
    await expect(walking).toHaveCount(0);
    await page.locator('[data-state="crossing.running"]').click();
    await expect(walking).toBeVisible();
  }
});

story('a statechart is saved as a picture and for other tools', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await press(page, 'Unfold all');
  await expect(page.locator('[data-state="crossing.running.people.walking"]')).toBeVisible();
  const save = (format: string) =>
    savedBy(page, () => page.getByLabel('Save the statechart as').selectOption(format));
  for (const [format, ending, content] of [
    ['SVG', 'svg', /<style>.*walking/s],
    ['JSON', 'json', /"id": "crossing"/],
    ['Mermaid', 'mmd', /crossing_off --> crossing_testing/],
    ['SCXML', 'scxml', /<state id="crossing\.testing">/],
  ] as const) {
    const { name, bytes } = await save(format);
    expect(name).toBe(`crossing.${ending}`);
    expect(bytes.toString()).toMatch(content);
  }
  const { name, bytes } = await save('PNG');
  expect([name, bytes.subarray(1, 4).toString()]).toEqual(['crossing.png', 'PNG']);
  // The picture has twice the size of the drawing.
  const width = await page
    .locator('[role=application] > svg')
    .evaluate((svg: SVGSVGElement) => svg.viewBox.baseVal.width);
  expect(bytes.readUInt32BE(16)).toBeCloseTo(2 * width, -1);
  const screen = (await page.getByRole('application').boundingBox())?.width ?? 0;
  const onScreen = await save('Screen PNG');
  expect(onScreen.name).toBe('crossing.screen.png');
  expect(onScreen.bytes.readUInt32BE(16)).toBeCloseTo(2 * screen, -1);
  await page.getByLabel('Save the statechart as').selectOption('Copy screen');
  await expect(page.getByRole('option', { name: 'Copied' })).toBeAttached();
  const copied = () => page.evaluate(async () => (await navigator.clipboard.read())[0]?.types);
  expect(await copied()).toEqual(['image/png']);
});
