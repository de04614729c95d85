import { journeysOf } from './testing/journeys';
import { testJourneys } from './testing/journeyTests';
import { registrationModel } from './testing/models/registration';

testJourneys(registrationModel, journeysOf.registration);
