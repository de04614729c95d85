import { journeysOf } from './testing/journeys';
import { testJourneys } from './testing/journeyTests';
import { checkoutModel } from './testing/models/checkout';

testJourneys(checkoutModel, journeysOf.checkout);
