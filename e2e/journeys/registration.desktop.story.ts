import { registrationScreen } from '../../src/testing/flows/registrationScreen';
import { blouse } from '../shopper/catalogue';
import { givenDelivery } from '../shopper/given';
import { declareJourneyStories } from './journeyStories';

declareJourneyStories(registrationScreen, ({ origin }) => ({
  within: (page) => page.getByRole('main'),
  now: Date.now(),
  open: async (page) => {
    await givenDelivery(page.context(), origin);
    const value = encodeURIComponent(JSON.stringify({ [blouse.id]: { [blouse.size]: 1 } }));
    await page.context().addCookies([{ name: 'guestCartData', value, url: origin }]);
    // The journey mocks the registration, so the real API does not know the new customer.
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/user/register')) return;
      void page.route('**/api/user/verifyToken', (route) =>
        route.fulfill({ json: { success: true } }),
      );
    });
    await page.goto('/register');
  },
}));
