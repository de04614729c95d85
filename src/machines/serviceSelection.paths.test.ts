import journeys from './testing/journeys/serviceSelection.json';
import { testJourneys } from './testing/journeyTests';
import { serviceSelectionModel } from './testing/models/serviceSelection';

testJourneys(serviceSelectionModel, journeys);
