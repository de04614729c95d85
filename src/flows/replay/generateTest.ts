import { eventLabel } from '../components/eventLabel';
import { flowNames } from '../model/flows';
import { type Recording, STOP_EVENT } from '../model/recording';
import { literal, quoted } from './sourceCode';

/** Removes what JSON cannot represent, such as `undefined`. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/**
 * Generates the source of a test for `src/machines` from a recording. The test sends the same events, and expects the same
 * states after each and the same transitions at the end.
 */
export function generateTest({ flow, input, from, steps }: Recording): string {
  const [first, ...others] = steps;
  const rest = others.filter(({ event }) => event.type !== STOP_EVENT);
  const name = `${flowNames[flow]}: ${rest.map(({ event }) => eventLabel(event.type)).join(', ')}`;
  const isResumed = from !== undefined;
  const hasInput = Object.keys(input ?? {}).length > 0;
  const options = isResumed ? ', { snapshot: snapshot as never }' : '';
  const inState = (value: unknown) =>
    literal(plain(value), '  expect(flow.snapshot().value).toEqual(', ');');
  const transitions = [...new Set(steps.flatMap((step) => step.arrows))];
  return [
    ...[
      `import { ${flow}Machine } from './${flow}';`,
      "import { createPausedActor } from './pausedActor';",
    ].toSorted((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1)),
    '',
    `test(${quoted(name)}, async () => {`,
    ...(hasInput ? [literal(plain(input), '  const input = ', ';')] : []),
    ...(isResumed ? [literal(plain(from), '  const snapshot = ', ';')] : []),
    `  const flow = createPausedActor(${flow}Machine, ${hasInput ? 'input' : '{}'}${options});`,
    inState(first?.value),
    ...rest.flatMap(({ event, value }) => [
      '',
      literal(plain(event), '  await flow.send(', ');'),
      inState(value),
    ]),
    '',
    literal(transitions, '  expect([...flow.takenTransitions]).toEqual(', ');'),
    '});',
    '',
  ].join('\n');
}

const pathOf = (line: string) => line.slice(line.indexOf(' from '));
