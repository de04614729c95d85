import { crossing } from '../../example/flow';
import { search } from './search';
import { statechartOf } from './statechart';

const statechart = statechartOf(crossing.machine);
const found = (query: string) =>
  search(statechart, query).map(
    ({ state, transition, ways }) =>
      state?.key ?? transition?.label ?? `ways from ${ways?.from.key} to ${ways?.to.key}`,
  );

test.each([
  ['the name of a state', 'amber', ['amber', 'blinking', 'after amberTime (2\u00a0s)']],
  ['the words of a description', 'broken lamp', ['blinking']],
  ['a tag', 'fault', ['blinking']],
  ['an effect', 'testlamps', ['testing', 'testLamps ✓', 'testLamps ✗']],
  ['a guard', 'hasName', ['button.pressed']],
  ['an action', 'countRequest', ['button.pressed']],
  ['an event', 'cars.st', ['red', 'cars.stopped', 'cars.started']],
  ['two states', 'testing → blinking', ['testLamps ✗', 'after retryInterval (5\u00a0s)']],
  [
    'the typed direction first',
    'blinking testing',
    ['after retryInterval (5\u00a0s)', 'testLamps ✗'],
  ],
  ['a transition of an outer state', 'amber off', ['power.switched']],
  ['a transition to an initial inner state', 'testing waiting', ['testLamps ✓']],
  ['the ways between states that are no neighbours', 'testing red', ['ways from testing to red']],
  ['nothing', 'train', []],
])('finds %s', (_, query, expected) => {
  expect(found(query)).toEqual(expected);
});

test('a transition of an outer state is named as one', () => {
  expect(search(statechart, 'amber off')).toMatchObject([{ between: 'amber → off, from running' }]);
});
