import { createMachine } from 'xstate';
import { crossing } from '../example/flow';
import { type Chart, chartOf, nextFlow, statechartOfChart } from './chart';
import { statechartOf } from './model/statechart';

const flowOfStates = (id: string, ...states: readonly [string, string]) => ({
  ...crossing,
  id,
  name: id,
  machine: createMachine({
    id,
    initial: states[0],
    states: { [states[0]]: { on: { 'step.taken': states[1] } }, [states[1]]: { type: 'final' } },
  }),
});

const order = flowOfStates('order', 'filling', 'placed');
const payment = flowOfStates('payment', 'open', 'paid');
const alone: Chart = { id: 'crossing', name: 'Crossing', flows: [crossing] };
const both: Chart = {
  id: 'purchase',
  name: 'Purchase',
  flows: [order, payment],
  joins: [{ from: 'order.placed', to: 'payment' }],
};

test('the chart of one flow is its statechart', () => {
  expect(statechartOfChart(alone)).toEqual(statechartOf(crossing.machine));
});

test('in the chart of several flows, each is a state, and joins are transitions', () => {
  const { id, states, transitions } = statechartOfChart(both);
  expect(id).toBe('purchase');
  expect(states.map((state) => [state.id, state.parent])).toEqual([
    ['purchase', null],
    ['order', 'purchase'],
    ['order.filling', 'order'],
    ['order.placed', 'order'],
    ['payment', 'purchase'],
    ['payment.open', 'payment'],
    ['payment.paid', 'payment'],
  ]);
  expect(transitions.map(({ source, targets }) => [source, ...targets])).toEqual([
    ['order.filling', 'order.placed'],
    ['payment.open', 'payment.paid'],
    ['order.placed', 'payment'],
  ]);
});

test('a flow is found in its chart, and the next one at its final state', () => {
  const charts = [alone, both];
  expect(chartOf(charts, 'payment')).toBe(both);
  expect(() => chartOf(charts, 'other')).toThrow('There is no flow "other" here.');
  expect(nextFlow(both, new Set(['order.placed']))).toBe(payment);
  expect(nextFlow(both, new Set(['order.filling']))).toBeNull();
  expect(nextFlow(alone, new Set(['crossing.off']))).toBeNull();
});
