import { generateJourneys } from '@kedai/flow-viewer/model';
import { flowModels } from './models';

test.each(flowModels)('the events of the model take every transition of $name', (model) => {
  expect(() => generateJourneys(model)).not.toThrow();
});
