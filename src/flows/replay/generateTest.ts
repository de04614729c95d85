import { flowNames } from '../model/flows';
import { type Recording, STOP_EVENT } from '../model/recording';
import { describeEvent } from '../model/statechart';

const literal = (value: unknown) => JSON.stringify(value);

/**
 * Generates the source of a test for `src/machines` from a recording. The test sends the same events, and expects the same
 * states after each and the same transitions at the end.
 */
export function generateTest({ flow, input = {}, steps }: Recording): string {
  const [first, ...others] = steps;
  const rest = others.filter(({ event }) => event.type !== STOP_EVENT);
  const name = `${flowNames[flow]}: ${rest.map(({ event }) => describeEvent(event.type).label).join(', ')}`;
  return `// Format with: npx biome check --write <this file>
import { createPausedActor } from './pausedActor';
import { ${flow}Machine } from './${flow}';

test(${literal(name)}, async () => {
  const flow = createPausedActor(${flow}Machine, ${literal(input)});
  expect(flow.snapshot().value).toEqual(${literal(first?.value)});
${rest
  .map(
    ({ event, value }) => `
  await flow.send(${literal(event)});
  expect(flow.snapshot().value).toEqual(${literal(value)});
`,
  )
  .join('')}
  expect([...flow.takenTransitions]).toEqual(${literal([...new Set(steps.flatMap((step) => step.transitions))])});
});
`;
}
