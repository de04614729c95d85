import { initialStateOf, MODES, statechartOf, statechartOfChart } from '@kedai/flow-viewer/model';
import { activeStates, openRecording, press } from '@kedai/flow-viewer/stories';
import type { Page } from '@playwright/test';
import { charts } from '../../../src/flows/flows';
import { purchase } from '../../../src/flows/testing/purchase';
import { runAxe } from '../../support/accessibilityAudit';
import { expect, story } from '../../support/story';

/** The matching parts of the drawing of which something is outside its visible part, or of which only a part is inside. */
const outOfSight = (page: Page, selector: string, how: 'outside' | 'cut or covered') =>
  page.getByRole('application').evaluate(
    (canvas, [selected, wanted]) => {
      const room = canvas.getBoundingClientRect();
      const map = document.querySelector('[data-minimap]')?.getBoundingClientRect();
      // The browser rounds scroll positions.
      const isInside = ({ left, top, right, bottom }: DOMRect) =>
        left >= room.left - 1 &&
        top >= room.top - 1 &&
        right <= room.right + 1 &&
        bottom <= room.bottom + 1;
      const overlap = (one: DOMRect, other: DOMRect) =>
        one.left < other.right - 1 &&
        one.right > other.left + 1 &&
        one.top < other.bottom - 1 &&
        one.bottom > other.top + 1;
      const isFound = (box: DOMRect) =>
        wanted === 'outside'
          ? !isInside(box)
          : (!isInside(box) && overlap(box, room)) || (map !== undefined && overlap(box, map));
      return [...canvas.querySelectorAll(selected)]
        .filter((element) => isFound(element.getBoundingClientRect()))
        .map((element) => element.textContent);
    },
    [selector, how] as const,
  );

story(
  'every statechart shows its machine at a readable size, without a cut or covered label',
  async ({ page }) => {
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [390, 900],
    ] as const) {
      // An open drawing would store its place while its size changes.
      await page.goto('about:blank');
      await page.setViewportSize({ width, height });
      for (const chart of charts) {
        for (const flow of chart.flows) {
          await page.goto('about:blank');
          await page.goto(`/flows#flow=${flow.id}&mode=statechart`);
          const canvas = page.getByRole('application', { name: `Statechart ${chart.id}:` });
          await expect(canvas.locator('.label').first()).toBeVisible();
          const drawn = await canvas
            .locator('[data-state], [data-transition]')
            .evaluateAll((all) => [
              ...new Set(
                all.map(
                  (one) => one.getAttribute('data-state') ?? one.getAttribute('data-transition'),
                ),
              ),
            ]);
          const { states, transitions } = statechartOfChart(chart);
          expect(drawn.toSorted()).toEqual(
            [...states.slice(1), ...transitions].map(({ id }) => id).toSorted(),
          );
          const scale = () =>
            canvas
              .locator('> svg')
              .evaluate((svg: SVGSVGElement) => svg.clientWidth / svg.viewBox.baseVal.width);
          // The smallest text of the drawing has 11 px.
          await expect.poll(scale).toBeGreaterThan(0.84);
          const initial = initialStateOf(statechartOf(flow.machine));
          await expect(canvas.locator(`[data-state="${initial}"]`)).toBeInViewport({ ratio: 0.99 });
          for (const current of await page.locator('header [aria-current=page]').all())
            await expect(current).toBeInViewport({ ratio: 0.9 });
          if (width > 390)
            expect
              .soft(
                await outOfSight(page, '.label, .head', 'cut or covered'),
                `${flow.id} at ${width}`,
              )
              .toEqual([]);
        }
      }
    }
  },
);

story('every step of a purchase shows what moved and where the flow is', async ({ page }) => {
  story.slow();
  await page.setViewportSize({ width: 1280, height: 720 });
  let count = 0;
  for (const recording of await purchase()) {
    await openRecording(page, recording);
    await expect(page.getByText(/^It went the same way/)).toBeVisible();
    const groups = page.getByRole('region', { name: 'Steps' }).getByRole('listitem');
    for (let group = 0; group < (await groups.count()); group += 1) {
      await groups.nth(group).getByRole('button').click();
      const shown = '.state.atomic.active, .transition.last, .line.last';
      await expect
        .poll(() => outOfSight(page, shown, 'outside'), `${recording.flow}, ${group}`)
        .toEqual([]);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(30);
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
    for (const id of ['placeOrder', 'placeOrder.placed', 'payOrder', 'payOrder.loading'])
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
