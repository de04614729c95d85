import { crossing } from '../../example/flow';
import { search } from './search';
import { statechartOf } from './statechart';

const statechart = statechartOf(crossing.machine);
const found = (query: string) =>
  search(statechart, query).map(({ state, transition }) => state?.key ?? transition?.label);

test.each([
  ['the name of a state', 'amber', ['amber', 'blinking', 'after amberTime (2\u00a0s)']],
  ['the words of a description', 'broken lamp', ['blinking']],
  ['a tag', 'fault', ['blinking']],
  ['an effect', 'testlamps', ['testing', 'testLamps ✓', 'testLamps ✗']],
  ['a guard', 'hasName', ['button.pressed']],
  ['an action', 'countRequest', ['button.pressed']],
  ['an event', 'cars.st', ['red', 'cars.stopped', 'cars.started']],
  ['two states', 'testing → blinking', ['testLamps ✗', 'after retryInterval (5\u00a0s)']],
  ['nothing', 'train', []],
])('finds %s', (_, query, expected) => {
  expect(found(query)).toEqual(expected);
});
