import { registrationScreen } from '../../src/testing/flows/registrationScreen';
import { blouse } from '../shopper/catalogue';
import { givenDelivery } from '../shopper/given';
import { tellJourneys } from './tellJourneys';

tellJourneys(registrationScreen, ({ origin }) => ({
  within: (page) => page.getByRole('main'),
  now: Date.now(),
  open: async (page) => {
    await givenDelivery(page.context(), origin);
    const value = encodeURIComponent(JSON.stringify({ [blouse.id]: { [blouse.size]: 1 } }));
    await page.context().addCookies([{ name: 'guestCartData', value, url: origin }]);
    await page.goto('/register');
  },
}));
