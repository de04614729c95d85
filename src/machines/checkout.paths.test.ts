import journeys from './testing/journeys/checkout.json';
import { testJourneys } from './testing/journeyTests';
import { checkoutModel } from './testing/models/checkout';

testJourneys(checkoutModel, journeys);
