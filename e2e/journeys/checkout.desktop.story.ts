import { request } from '@playwright/test';
import { agreeAnew, checkoutScreen, savedForm } from '../../src/testing/flows/checkoutScreen';
import type { FlowScreen } from '../../src/testing/flows/screen';
import { blouse } from '../shopper/catalogue';
import { givenAccount, givenInCart, givenPickup } from '../shopper/given';
import { tellJourneys } from './tellJourneys';

/** In a browser nothing of the cart is on its way once the order form is open. */
const screen: FlowScreen = {
  ...checkoutScreen,
  acts: {
    ...checkoutScreen.acts,
    'xstate.done.actor.prepareOrder': async () => undefined,
  },
  passing: {
    'ordering.submission.preparing': {
      reason:
        'The cart page sends what it holds back when it is left: there is nothing to wait for.',
    },
  },
  absent: {
    ...checkoutScreen.absent,
    'xstate.error.actor.prepareOrder': {
      reason: 'Nothing of the cart can fail that is not on its way.',
    },
  },
};

tellJourneys(screen, ({ email, origin }) => {
  // The page uses the server's clock, so each order needs a date from the time of its story.
  const now = Date.now();
  return {
    within: (page) => page.getByRole('main'),
    now,
    open: async (page, journey, hands) => {
      // An address that was chosen with the service would take the place of what is typed.
      await givenPickup(page.context(), origin);
      const api = await request.newContext({ baseURL: origin });
      await givenAccount(api, email);
      await givenInCart(api, blouse);
      await page.context().addCookies((await api.storageState()).cookies);
      await api.dispose();
      const { orderId } = journey.input;
      const saved = savedForm(journey, now);
      if (saved !== null) {
        await page.addInitScript((form) => sessionStorage.setItem('kedai:checkout', form), saved);
      }
      await page.goto(typeof orderId === 'string' ? `/checkout/${orderId}` : '/place-order');
      await agreeAnew(journey, hands);
    },
  };
});
