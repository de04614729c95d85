import type { Recording } from '@kedai/flow-viewer/model';
import type { Page } from '@playwright/test';
import { flows } from '../src/flows/flows';
import { purchase } from '../src/flows/testing/purchase';
import { expect, story } from './support/story';

/** The active states and the taken transitions, of which something is outside the visible part of the drawing. */
const outOfSight = (page: Page) =>
  page.getByRole('application').evaluate((canvas) => {
    const room = canvas.getBoundingClientRect();
    const isOutside = (element: Element) => {
      const box = element.getBoundingClientRect();
      // The browser rounds scroll positions.
      return (
        box.left < room.left - 1 ||
        box.top < room.top - 1 ||
        box.right > room.right + 1 ||
        box.bottom > room.bottom + 1
      );
    };
    const all = canvas.querySelectorAll('.state.atomic.active, .transition.last, .line.last');
    return [...all].filter(isOutside).map((element) => element.textContent);
  });

const openRecording = async (page: Page, recording: Recording) => {
  await page.goto(`/flows#flow=${recording.flow}&mode=replay`);
  await page.getByLabel('Recording (a saved file)').setInputFiles({
    name: 'recording.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(recording)),
  });
  await expect(page.getByText(/^It went the same way/)).toBeVisible();
};

story('every step of a purchase shows what moved and where the flow is', async ({ page }) => {
  story.slow();
  await page.setViewportSize({ width: 1280, height: 720 });
  let count = 0;
  for (const recording of await purchase()) {
    await openRecording(page, recording);
    const groups = page.getByRole('region', { name: 'Steps' }).getByRole('listitem');
    for (let group = 0; group < (await groups.count()); group += 1) {
      await groups.nth(group).getByRole('button').click();
      await expect.poll(() => outOfSight(page), `${recording.flow}, ${group}`).toEqual([]);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(30);
});

story(
  'a statechart opens without a cut or covered label, with a map of the rest',
  async ({ page }) => {
    for (const [width, height] of [
      [1280, 720],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const { id } of flows) {
        await page.goto('about:blank');
        await page.goto(`/flows#flow=${id}&mode=statechart`);
        const canvas = page.getByRole('application');
        await expect(canvas.locator('.label').first()).toBeVisible();
        const cut = await canvas.evaluate((element) => {
          const room = element.getBoundingClientRect();
          const map = document.querySelector('[data-minimap]')?.getBoundingClientRect();
          return [...element.querySelectorAll('.label, .head')]
            .filter((label) => {
              const { left, top, right, bottom } = label.getBoundingClientRect();
              const isOutside =
                left >= room.right ||
                top >= room.bottom ||
                right <= room.left ||
                bottom <= room.top;
              const isInside =
                left >= room.left &&
                top >= room.top &&
                right <= room.right &&
                bottom <= room.bottom;
              const isCovered =
                map !== undefined &&
                left < map.right &&
                right > map.left &&
                top < map.bottom &&
                bottom > map.top;
              return (!isOutside && !isInside) || isCovered;
            })
            .map((label) => label.textContent);
        });
        expect.soft(cut, `${id} at ${width}`).toEqual([]);
      }
    }
    const canvas = page.getByRole('application');
    const map = page.locator('[data-minimap]');
    const before = await canvas.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
    const box = await map.boundingBox();
    await map.click({ position: { x: (box?.width ?? 0) - 8, y: (box?.height ?? 0) - 8 } });
    const after = await canvas.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
    expect(after).not.toEqual(before);
    await page.keyboard.press('Tab');
    await canvas.focus();
    await page.keyboard.press('0');
    await expect(map).toHaveCount(0);
  },
);

story('the inner states of a state can be collapsed', async ({ page }) => {
  await page.goto('/flows#flow=registration&mode=statechart');
  const canvas = page.getByRole('application');
  const inner = canvas.locator('[data-state="registration.enteringCode.resend.coolingDown"]');
  const toggle = page.getByRole('button', { name: 'Contents of enteringCode' });
  const heightOf = () =>
    canvas.locator('svg').evaluate((svg: SVGSVGElement) => svg.viewBox.baseVal.height);
  const whole = await heightOf();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(inner).toHaveCount(0);
  expect(await heightOf()).toBeLessThan(whole);
  // The search finds a hidden state and expands what hides it.
  await page.getByRole('searchbox').fill('coolingDown');
  await page.keyboard.press('Enter');
  await expect(inner).toBeInViewport();
});
