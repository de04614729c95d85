import { passwordResetScreen } from '../../src/testing/flows/passwordResetScreen';
import { givenDelivery } from '../shopper/given';
import { declareJourneyStories } from './journeyStories';

declareJourneyStories(passwordResetScreen, ({ origin }) => ({
  within: (page) => page.getByRole('main'),
  now: Date.now(),
  open: async (page) => {
    await givenDelivery(page.context(), origin);
    await page.goto('/reset-password');
  },
}));
