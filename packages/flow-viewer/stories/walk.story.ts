import path from 'node:path';
import { serveExample } from '../example/serve';
import { expect, story } from './story';
import { activeStates, openTab, press, share } from './viewer';

const running = ['runningat once', 'cars', 'green', 'people', 'waiting'];

story('a flow can be walked, shared as a link and replayed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/flows/#flow=crossing&mode=walk');
  const active = activeStates(page);
  await press(page, 'power.switched');
  await expect(active).toHaveText(['testing']);
  await press(page, 'testLamps ✗');
  await expect(active).toHaveText(['blinking']);
  await press(page, 'after retryInterval (5\u00a0s)');
  await press(page, 'testLamps ✓');
  await expect(active).toHaveText(running);
  const outcome = page.getByText(/^Leads to .*amber.*, as hasName holds$/);
  await expect(outcome).toBeVisible();
  const pressed = page.getByRole('button', { name: 'button.pressed', exact: true });
  await page.getByText('Edit the payload').click();
  await page.getByLabel('Payload of button.pressed, as JSON').fill('{"by": ');
  await expect(page.getByText(/^This is not JSON/)).toBeVisible();
  await expect(outcome).toHaveCount(0);
  await expect(pressed).toBeDisabled();
  await page.getByLabel('Payload of button.pressed', { exact: true }).selectOption({ value: '1' });
  await press(page, 'button.pressed');
  await expect(active).toHaveText(running);
  await expect(page.getByText('hasName did not hold')).toBeVisible();

  await share(page, 'Copy link');
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await openTab(page, 'Step');
  await press(page, 'Back');
  await press(page, 'Back');
  await expect(active).toHaveText(['testing']);
  await page.reload();
  await expect(page.getByText('4 of 6')).toBeVisible();
  await expect(active).toHaveText(['testing']);
  const steps = page.getByRole('region', { name: 'Steps' });
  await steps.getByRole('button', { name: /^testLamps ✗/ }).click();
  await expect(page.getByText('You are at an earlier step.')).toBeVisible();
  await press(page, 'power.switched');
  await expect(page.getByText('4 of 4')).toBeVisible();
  await expect(active).toHaveText(['off']);

  await page.getByRole('link', { name: 'Coverage' }).click();
  await expect(page.getByText(/^[4-9] of \d+ transitions$/)).toBeVisible();
  await page
    .getByRole('button', { name: /^Walk to running\.cars\.red: after crossingTime/ })
    .click();
  await expect(active).toHaveText(running);
  await expect(
    page.getByText(/: now in running\.cars\.green, running\.people\.waiting/),
  ).toHaveText(/^after crossingTime/);

  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByText(/^It went the same way, step by step/)).toBeVisible();
  // A link opens at the step that was shown.
  await expect(other.getByText('6 of 6')).toBeVisible();
  await other
    .getByRole('region', { name: 'Steps' })
    .getByRole('button', { name: /^start/ })
    .click();
  await other.keyboard.press('ArrowRight');
  await expect(other.getByText('2 of 6')).toBeVisible();
  // The address itself is the link.
  await expect(other).toHaveURL(/mode=replay.*&r=.*&step=1$/);
  await other.reload();
  await expect(other.getByText('2 of 6')).toBeVisible();
  const back = other.getByRole('button', { name: 'Back' });
  await back.press('Enter');
  await expect(other.getByText('1 of 6')).toBeVisible();
  await expect(back).toBeDisabled();
  await expect(back).toBeFocused();
  await other.goto('/flows/#r=broken');
  await expect(other.getByRole('alert')).toContainText('Copy it again');
});

story('a flow can be walked with the keyboard: focus stays with the events', async ({ page }) => {
  await page.goto('/flows/#flow=crossing&mode=walk');
  const panel = page.getByRole('complementary', { name: 'Panel' });
  const status = panel.getByText(/: now in /);
  const event = (name: string) => panel.getByRole('button', { name, exact: true });
  await expect(status).toHaveText('start: now in off');
  await expect(status).toHaveRole('status');
  await page.keyboard.press('p');
  await expect(event('power.switched')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('power.switched: now in testing');
  await event('testLamps ✗').focus();
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('testLamps ✗: now in blinking');
  // The event is not possible any more, so the keyboard goes on at the first one that is.
  await expect(event('after retryInterval (5\u00a0s)')).toBeFocused();
});

story('a walk is played in the drawing, and along a way between two states', async ({ page }) => {
  await page.goto('/flows/#flow=crossing&mode=walk');
  const active = activeStates(page);
  const label = (id: string) => page.locator(`[data-transition="crossing.${id}"] .label`);
  await label('off | power.switched | 0').click();
  await expect(active).toHaveText(['testing']);
  await label('testing | xstate.error.actor.testLamps | 0').click();
  await expect(active).toHaveText(['blinking']);
  const canvas = page.getByRole('application');
  await canvas.focus();
  await page.keyboard.press('Enter');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-transition]:focus title')).toHaveText(/^blinking → off/);
  await page.keyboard.press('Enter');
  await expect(active).toHaveText(['off']);
  await page.keyboard.press('Escape');
  await expect(canvas).toBeFocused();

  await page.goto('about:blank');
  await page.goto('/flows/#flow=crossing&mode=statechart&at=crossing.running.cars.amber');
  const selected = page.getByRole('region', { name: 'Selected state' });
  await expect(selected).toContainText('power.switched to off, from running');
  // A search for two states that are no neighbours opens the ways between them.
  await press(page, 'Search');
  await page.keyboard.type('amber testing');
  await press(page, 'Ways from amber to testing');
  await page.getByRole('searchbox').fill('');
  await expect(page.getByLabel('From running.cars.amber to')).toHaveValue(/testing$/);
  await expect(page.getByText('power.switched → power.switched')).toBeVisible();
  await press(page, 'Walk');
  await expect(active).toHaveText(['testing']);
});

story(
  'a file with machines of any project is opened: no set-up, an input, wildcards',
  async ({ page }) => {
    const { origin, stop } = await serveExample(
      0,
      path.join(import.meta.dirname, '../suite/contexts.ts'),
    );
    await page.goto(`${origin}/flows/#flow=counter&mode=walk`);
    const input = page.getByRole('textbox', { name: 'Input, as JSON' });
    await expect(page.getByRole('alert')).toContainText('The machine could not be started');
    await input.fill('{"limit": 1, "user": {"name": "Ada"}}');
    await press(page, 'Begin with this input');
    await press(page, 'add');
    await expect(activeStates(page)).toHaveText(['full']);
    // Nothing is followed, and nothing fails on purpose.
    await expect(page.getByRole('link', { name: 'Live' })).toHaveCount(0);
    await page.goto('about:blank');
    await stop();
  },
);
