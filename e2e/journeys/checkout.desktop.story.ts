import { request } from '@playwright/test';
import { agreeToTerms, checkoutScreen, savedDraft } from '../../src/testing/flows/checkoutScreen';
import type { FlowScreen } from '../../src/testing/flows/screen';
import { blouse } from '../shopper/catalogue';
import { givenAccount, givenInCart, givenPickup } from '../shopper/given';
import { declareJourneyStories } from './journeyStories';

/** In a browser the cart has no pending writes when the order form opens. */
const screen: FlowScreen = {
  ...checkoutScreen,
  actions: {
    ...checkoutScreen.actions,
    'xstate.done.actor.prepareOrder': async () => undefined,
  },
  transient: {
    'ordering.submission.preparing': {
      reason:
        'The cart page flushes its pending writes when the shopper leaves it, so there is nothing to wait for.',
    },
  },
  exceptions: {
    ...checkoutScreen.exceptions,
    'xstate.error.actor.prepareOrder': {
      reason: 'There is no pending cart write that could fail.',
    },
  },
};

declareJourneyStories(screen, ({ email, origin }) => {
  // The page uses the server's clock, so each order needs a date from the time of its story.
  const now = Date.now();
  return {
    within: (page) => page.getByRole('main'),
    now,
    open: async (page, journey, driver) => {
      // A delivery address from the service selection would replace the address of the draft.
      await givenPickup(page.context(), origin);
      const api = await request.newContext({ baseURL: origin });
      await givenAccount(api, email);
      await givenInCart(api, blouse);
      await page.context().addCookies((await api.storageState()).cookies);
      await api.dispose();
      const { orderId } = journey.input;
      const saved = savedDraft(journey, now);
      if (saved !== null) {
        await page.addInitScript((form) => sessionStorage.setItem('kedai:checkout', form), saved);
      }
      await page.goto(typeof orderId === 'string' ? `/checkout/${orderId}` : '/place-order');
      await agreeToTerms(journey, driver);
    },
  };
});
