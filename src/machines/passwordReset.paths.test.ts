import { journeysOf } from './testing/journeys';
import { testJourneys } from './testing/journeyTests';
import { passwordResetModel } from './testing/models/passwordReset';

testJourneys(passwordResetModel, journeysOf.passwordReset);
