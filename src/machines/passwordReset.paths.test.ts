import journeys from './testing/journeys/passwordReset.json';
import { testJourneys } from './testing/journeyTests';
import { passwordResetModel } from './testing/models/passwordReset';

testJourneys(passwordResetModel, journeys);
