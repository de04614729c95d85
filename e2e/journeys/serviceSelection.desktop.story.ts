import { NOW } from '../../src/machines/testing/models/serviceSelection';
import { serviceSelectionScreen } from '../../src/testing/flows/serviceSelectionScreen';
import { serviceModal } from '../shopper/service';
import { declareJourneyStories } from './journeyStories';

declareJourneyStories(serviceSelectionScreen, () => ({
  within: serviceModal,
  now: NOW,
  open: async (page) => {
    await page.goto('/');
  },
}));
