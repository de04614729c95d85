import { crossing } from '../../example/flow';
import { toMermaid, toScxml } from './exportText';
import { statechartOf } from './statechart';

const statechart = statechartOf(crossing.machine);

test('a Mermaid diagram has every state, the regions at once, and every arrow', () => {
  const text = toMermaid(statechart);
  const lines = text.split('\n').map((line) => line.trim());
  expect(lines.slice(0, 4)).toEqual([
    'stateDiagram-v2',
    '[*] --> crossing_off',
    'state "off" as crossing_off',
    'state "testing" as crossing_testing',
  ]);
  expect(lines.filter((line) => line === '--')).toHaveLength(1);
  expect(lines).toContain(
    'crossing_running_cars_green --> crossing_running_cars_amber : button.pressed [hasName] / countRequest',
  );
  expect(lines).toContain('crossing_testing --> crossing_blinking : testLamps ✗');
  const arrows = statechart.transitions.flatMap(({ targets }) => targets);
  const initials = statechart.states.filter(({ initial }) => initial !== null);
  expect(lines.filter((line) => line.includes('-->'))).toHaveLength(
    arrows.length + initials.length,
  );
});

test('SCXML is well formed and has every state and transition', () => {
  const document = new DOMParser().parseFromString(toScxml(statechart), 'text/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  const ids = [...document.querySelectorAll('state, parallel, final')].map(({ id }) => id);
  expect(ids.toSorted()).toEqual(
    statechart.states
      .slice(1)
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(document.querySelectorAll('transition')).toHaveLength(statechart.transitions.length);
  expect(document.querySelector('parallel')?.id).toBe('crossing.running');
  expect(document.querySelector('transition[cond]')?.getAttribute('cond')).toBe('hasName');
  expect(document.querySelector('transition[event="done.invoke.testLamps"]')).not.toBeNull();
});
