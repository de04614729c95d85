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
    // The account is made by an answer of the journey's: the API behind it knows nobody.
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/user/register')) return;
      void page.route('**/api/user/verifyToken', (route) =>
        route.fulfill({ json: { success: true } }),
      );
    });
    await page.goto('/register');
  },
}));
