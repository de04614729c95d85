import { journeysOf } from './testing/journeys';
import { testJourneys } from './testing/journeyTests';
import { serviceSelectionModel } from './testing/models/serviceSelection';

testJourneys(serviceSelectionModel, journeysOf.serviceSelection);
