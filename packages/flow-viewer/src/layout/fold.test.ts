import { crossing } from '../../example/flow';
import { editor } from '../../suite/states';
import { statechartOf } from '../model/statechart';
import { titleOf } from './boxes';
import { fold, overviewsOf, parentsOf } from './fold';

const statechart = statechartOf(crossing.machine);

test('a closed state hides its inner states and the transitions between them', () => {
  const { states, transitions } = fold(statechart, new Set(['crossing']));
  expect(states.map(({ key, hidden }) => [key, hidden])).toEqual([
    ['crossing', 0],
    ['off', 0],
    ['testing', 0],
    ['blinking', 0],
    ['running', 5],
  ]);
  expect(transitions.map(({ source }) => source)).toEqual([
    ...['crossing.off', 'crossing.testing', 'crossing.testing'],
    ...['crossing.blinking', 'crossing.blinking', 'crossing.running'],
  ]);
});

test('a transition out of a hidden state starts at the closed one', () => {
  const inner = { ...statechart.transitions[0], id: 'out' } as (typeof statechart.transitions)[0];
  const out = { ...inner, source: 'crossing.running.cars.red', targets: ['crossing.off'] };
  const { transitions } = fold({ ...statechart, transitions: [out] }, new Set(['crossing']));
  expect(transitions).toEqual([{ ...out, source: 'crossing.running' }]);
});

test('failures between the same states are one, unless one of them or a state is highlighted', () => {
  const failure = statechart.transitions.find(({ kind }) => kind === 'error');
  const ids = ['first', 'second', 'third'];
  const transitions = ids.map((id) => ({ ...failure, id })) as typeof statechart.transitions;
  const shown = (...highlighted: readonly string[]) =>
    fold({ ...statechart, transitions }, parentsOf(statechart), new Set(highlighted)).transitions;
  expect(shown()).toMatchObject([{ id: 'first', label: '3 failures', failures: 3 }]);
  for (const id of ['second', 'crossing.testing', 'crossing.blinking'])
    expect(shown(id)).toEqual(transitions);
});

test('the overview of a flow opens the only state with inner ones, and its regions', () => {
  expect(overviewsOf(statechart, 'crossing').map((open) => [...open])).toEqual([
    ['crossing', 'crossing.running', 'crossing.running.cars', 'crossing.running.people'],
    ['crossing', 'crossing.running'],
    ['crossing'],
  ]);
});

test('history states have the signs of UML', () => {
  const chart = statechartOf(editor);
  const titles = fold(chart, parentsOf(chart)).states.map(titleOf);
  expect(titles).toEqual(expect.arrayContaining(['text', 'H last', 'H* exactly']));
});
