import path from 'node:path';
import { LAB_COOKIE } from '@kedai/contract/protocol/failureLab';
import type { Page } from '@playwright/test';
import { givenFirstVisit } from '../../e2e/shopper/given';
import { auditPage } from '../../e2e/support/accessibilityAudit';
import { expect, story } from '../../e2e/support/story';
import { type Fixtures, folder, readFixtures, sessionOf } from './fixtures';
import { ROLES, type Shot } from './shot';
import { accountShots } from './shots/account';
import { catalogueShots } from './shots/catalogue';
import { contentShots } from './shots/content';
import { counterShots } from './shots/counter';
import { shoppingShots } from './shots/order';
import { serviceShots } from './shots/service';
import { shellShots } from './shots/shell';

const shots = [
  ...serviceShots,
  ...catalogueShots,
  ...shoppingShots,
  ...accountShots,
  ...contentShots,
  ...shellShots,
  ...counterShots,
];

/** Scrolls down once to load lazy pictures. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
    const coming = [...document.images].filter(({ src }) => src !== '');
    await Promise.race([
      Promise.all(coming.map((image) => image.decode().catch(() => undefined))),
      new Promise((resolve) => setTimeout(resolve, 3_000)),
    ]);
  });
}

/** Opens the page of a shot and brings it into its state. */
async function reachState(page: Page, shot: Shot, fixtures: Fixtures): Promise<void> {
  const { origin } = fixtures;
  if (shot.withoutSelection) await givenFirstVisit(page);
  if (shot.before) {
    // Pages come without data, so that they make the calls that the shot mocks.
    await page.context().addCookies([{ name: LAB_COOKIE, value: '', url: origin }]);
    await shot.before(page, fixtures);
  }
  const address = typeof shot.path === 'string' ? shot.path : shot.path(fixtures);
  await page.goto(origin + address);
  await page.evaluate(() => document.fonts.ready);
  await shot.act?.(page, fixtures);
  const { visible } = shot;
  const element = typeof visible === 'string' ? page.getByText(visible) : visible(page, fixtures);
  await expect(element.first()).toBeVisible();
  if (!shot.window) await loadPictures(page);
  await page.waitForTimeout(250);
}

for (const role of ROLES) {
  story.describe(role, () => {
    if (role !== 'guest') story.use({ storageState: sessionOf(role) });

    for (const shot of shots.filter(({ as = 'guest' }) => as === role)) {
      story(shot.name, async ({ page, watch, ownShop, baseURL, email }) => {
        const { width = 0 } = page.viewportSize() ?? {};
        const { from = 0, to = Number.POSITIVE_INFINITY } = shot;
        story.skip(width < from || width > to, 'looks the same as another width');
        // Many states are failures.
        watch.expect(/./);
        const checked = shot.withHumanCheck && (await ownShop({ HUMAN_CHECK: 'altcha' }));
        const { origin } = checked || { origin: baseURL ?? '' };
        const fixtures = { ...readFixtures(), origin, newEmail: email };
        await reachState(page, shot, fixtures);
        await page.screenshot({
          path: path.join(folder, String(width), `${shot.name}.png`),
          fullPage: !shot.window,
          animations: 'disabled',
        });
        if (process.env.AXE) expect(await auditPage(page)).toEqual([]);
      });
    }
  });
}
