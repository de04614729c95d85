import { MODES, statechartOf, statechartOfChart } from '@kedai/flow-viewer/model';
import { activeStates, openRecording, press } from '@kedai/flow-viewer/stories';
import type { Page } from '@playwright/test';
import { charts } from '../../../src/flows/flows';
import { purchase } from '../../../src/flows/testing/purchase';
import { runAxe } from '../../support/accessibilityAudit';
import { expect, story } from '../../support/story';

const WINDOWS = [
  [1280, 720],
  [1440, 900],
  [390, 844],
] as const;

/** Parts of the drawing: what their type measures on the screen, px, and whether all of them is in sight. */
const measure = (page: Page, selector: string) =>
  page.getByRole('application').evaluate((canvas, selected) => {
    const room = canvas.getBoundingClientRect();
    const svg = canvas.querySelector<SVGSVGElement>('svg');
    const scale = svg ? svg.clientWidth / svg.viewBox.baseVal.width : 0;
    return [...canvas.querySelectorAll(selected)].map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const text = element.matches('text') ? element : element.querySelector('text');
      return {
        id: element.getAttribute('data-state') ?? element.getAttribute('data-transition') ?? '',
        type: text ? Number.parseFloat(getComputedStyle(text).fontSize) * scale : 0,
        // The browser rounds scroll positions.
        isInSight:
          left >= room.left - 1 &&
          top >= room.top - 1 &&
          right <= room.right + 1 &&
          bottom <= room.bottom + 1 &&
          room.bottom <= innerHeight,
      };
    });
  }, selector);

story('a flow opens as an overview: its first level is in sight and readable', async ({ page }) => {
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    for (const flow of charts.flatMap(({ flows }) => flows)) {
      await page.goto('about:blank');
      await page.goto(`/flows#flow=${flow.id}&mode=statechart`);
      await expect(page.locator('[role=application] > svg')).toBeVisible();
      const { states } = statechartOf(flow.machine);
      const firstLevel = states.filter(({ parent }) => parent === flow.id).map(({ id }) => id);
      // The drawing is arranged and fitted in a moment.
      await expect(async () => {
        const boxes = await measure(page, '[data-state]');
        expect(boxes.map(({ id }) => id)).toEqual(expect.arrayContaining(firstLevel));
        const names = await measure(page, '.name');
        const unreadable = [...boxes.map((box) => ({ ...box, type: 11 })), ...names].filter(
          ({ type, isInSight }) => type < 11 || !isInSight,
        );
        expect(unreadable, `${flow.id} at ${width}`).toEqual([]);
      }).toPass({ timeout: 5_000 });
    }
  }
});

story('a statechart is unfolded step by step, or completely', async ({ page }) => {
  for (const chart of charts) {
    await page.goto(`/flows#flow=${chart.flows[0]?.id}&mode=statechart`);
    await press(page, 'Unfold all');
    const { states, transitions } = statechartOfChart(chart);
    await page.getByRole('application').focus();
    for (let step = 0; step < 14; step += 1) await page.keyboard.press('+');
    const drawn = page.locator('[data-state], [data-transition]');
    await expect
      .poll(() =>
        drawn.evaluateAll((all) => {
          const idOf = (one: Element) =>
            one.getAttribute('data-state') ?? one.getAttribute('data-transition') ?? '';
          return [...new Set(all.map(idOf))].toSorted();
        }),
      )
      .toEqual([...states.slice(1), ...transitions].map(({ id }) => id).toSorted());
  }
});

story('every step of a purchase frames what moved, at a readable size', async ({ page }) => {
  story.slow();
  let count = 0;
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    for (const recording of await purchase()) {
      await openRecording(page, recording);
      await expect(page.getByText(/^It went the same way/)).toBeVisible();
      const groups = page.getByRole('region', { name: 'Steps' }).getByRole('listitem');
      for (let group = 0; group < (await groups.count()); group += 1) {
        await groups.nth(group).getByRole('button').click();
        // What moved: the taken transitions, where they start and where they lead.
        const moved = '.transition.last .label, .line.last, .head.moved, .atomic.moved';
        const isReadable = async () =>
          (await measure(page, moved)).every(({ type, isInSight }) => isInSight && type >= 9);
        await expect.poll(isReadable, `${recording.flow}, ${group} at ${width}`).toBe(true);
        count += 1;
      }
    }
  }
  expect(count).toBeGreaterThan(90);
});

story(
  'the two parts of the checkout are one statechart, which the search finds; a walk goes on in the second',
  async ({ page, watch }) => {
    await page.goto('/flows#flow=registration&mode=statechart');
    const state = (id: string) => page.locator(`[data-state="${id}"]`);
    const search = page.getByRole('searchbox');
    await search.fill('uploadReceipt ✗');
    await expect(page.getByText('0 found, 1 in other flows')).toBeVisible();
    await page.getByRole('button', { name: /^uploadReceipt ✗.*in Pay order$/ }).click();
    await expect(page).toHaveURL(/flow=payOrder&mode=statechart&at=payOrder/);
    const selected = page.getByRole('region', { name: 'Selected transition' });
    await expect(selected).toContainText('xstate.error.actor.uploadReceipt');
    await expect(page.locator('.transition.selected .label')).toBeInViewport({ ratio: 1 });
    // Also where the view of that flow is restored.
    await page.getByRole('link', { name: 'Registration', exact: true }).click();
    await expect(search).toHaveValue('');
    await search.fill('refreshPrices ✓');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/flow=placeOrder&mode=statechart&at=placeOrder/);
    await expect(page.locator('.transition.selected .label')).toBeInViewport({ ratio: 1 });

    const canvas = page.getByRole('application', { name: 'Statechart checkout:' });
    await canvas.focus();
    await page.keyboard.press('0');
    for (const id of ['placeOrder', 'placeOrder.placed', 'payOrder'])
      await expect(state(id)).toBeInViewport({ ratio: 0.99 });
    const join = canvas.locator('[data-transition="placeOrder.placed | then | 0"]');
    await expect(join.locator('title')).toHaveText('placeOrder.placed → payOrder: then');
    // A part has its own address, as before the two were drawn together.
    await page.getByRole('link', { name: 'Pay order', exact: true }).click();
    await expect(page).toHaveURL(/flow=payOrder/);
    await expect(state('payOrder.loading')).toBeInViewport({ ratio: 1 });

    await page.goto('/flows#flow=placeOrder&mode=walk');
    await press(page, 'lookUpShipping ✓');
    await press(page, 'order.submitted');
    const failures = page.getByLabel('Payload of prepareOrder ✗', { exact: true });
    await failures.selectOption('refused: empty-cart');
    await press(page, 'prepareOrder ✓');
    await press(page, 'sendOrder ✓');
    await expect(activeStates(page)).toHaveText(['placedend']);
    await press(page, 'Go on with Pay order');
    await expect(activeStates(page)).toHaveText(['loading']);
    await press(page, 'loadOrder ✓');
    await expect(state('payOrder.shown.awaitingReceipt.receipt.choosing.ready')).toBeInViewport({
      ratio: 1,
    });
    // The walk of the first part is still there.
    await page.getByRole('link', { name: 'Place order', exact: true }).click();
    await expect(activeStates(page)).toHaveText(['placedend']);
    await expect(state('placeOrder.placed')).toBeInViewport({ ratio: 1 });
    expect(watch.requests.filter((path) => path.startsWith('/api/'))).toEqual([]);
  },
);

story('the viewer has no accessibility violations', async ({ page }) => {
  await page.goto('/flows#flow=placeOrder&mode=statechart');
  for (const [width, modes] of [
    [1440, MODES],
    [390, ['statechart', 'walk']],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const mode of modes) {
      // An audit of the largest drawing takes long, so only one mode has it.
      const flow = mode === 'walk' && width === 1440 ? 'placeOrder' : 'passwordReset';
      await page.goto(`/flows#flow=${flow}&mode=${mode}`);
      await expect(page.locator('header [aria-current=page]')).toHaveCount(2);
      // All links of the viewer are fragments. axe takes a link outside a narrow window for a skip link.
      expect
        .soft(await runAxe(page, { without: ['skip-link'] }), `${mode} at ${width}`)
        .toEqual([]);
    }
  }
});
