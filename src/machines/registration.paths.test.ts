import journeys from './testing/journeys/registration.json';
import { testJourneys } from './testing/journeyTests';
import { registrationModel } from './testing/models/registration';

testJourneys(registrationModel, journeys);
