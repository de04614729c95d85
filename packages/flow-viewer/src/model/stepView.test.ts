import { stepLabel, valueText } from './stepView';

test('a step of a delay has all of its name, also with dots', () => {
  const step = { at: 0, value: 'lost', status: 'active' as const, verdicts: [], context: {} };
  const type = 'xstate.after.very.slow.retry.waiting';
  const transitions = [`retry.waiting | ${type} | 0`];
  expect(stepLabel({ ...step, event: { type }, transitions })).toBe('after very.slow');
});

test('a machine without states is in its only state', () => {
  expect(valueText({})).toBe('its only state');
});
