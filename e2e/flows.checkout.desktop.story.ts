import type { Page } from '@playwright/test';
import { expect, story } from './support/story';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

story(
  'the two parts of the checkout are one statechart, and a walk goes on in the second',
  async ({ page }) => {
    await page.goto('/flows');
    await page.getByRole('link', { name: 'Checkout', exact: true }).click();
    const canvas = page.getByRole('application', { name: 'Statechart checkout:' });
    const state = (id: string) => canvas.locator(`[data-state="${id}"]`);
    await expect(state('placeOrder.ordering.shipping.deciding')).toBeInViewport({ ratio: 1 });
    await canvas.focus();
    await page.keyboard.press('0');
    for (const id of ['placeOrder', 'placeOrder.placed', 'payOrder', 'payOrder.loading'])
      await expect(state(id)).toBeInViewport({ ratio: 1 });
    await expect(canvas.locator('[data-transition="placeOrder.placed | then | 0"]')).toBeVisible();

    // A part has its own address, as before the two were drawn together.
    await page.getByRole('link', { name: 'Pay order', exact: true }).click();
    await expect(page).toHaveURL(/flow=payOrder/);
    await expect(state('payOrder.loading')).toBeInViewport({ ratio: 1 });

    await page.goto('/flows#flow=placeOrder&mode=walk');
    const active = page.getByRole('navigation', { name: 'States' }).locator('[aria-current=true]');
    await press(page, 'lookUpShipping ✓');
    await press(page, 'order.submitted');
    await press(page, 'prepareOrder ✓');
    await press(page, 'sendOrder ✓');
    await expect(active).toHaveText(['placedend']);
    await press(page, 'Go on with Pay order');
    await expect(active).toHaveText(['loading']);
    await press(page, 'loadOrder ✓');
    await expect(state('payOrder.shown.awaitingReceipt.receipt.choosing.ready')).toBeInViewport({
      ratio: 1,
    });
    // The walk of the first part is still there.
    await page.getByRole('link', { name: 'Place order', exact: true }).click();
    await expect(active).toHaveText(['placedend']);
    await expect(state('placeOrder.placed')).toBeInViewport({ ratio: 1 });
  },
);
