import type { Flow } from '../flow';
import { type Recording, STOP_EVENT } from '../model/recording';
import { describeEvent } from '../model/statechart';

const literal = (value: unknown) => JSON.stringify(value);

/**
 * Generates the source of a test from a recording. The test sends the same events, and expects the same
 * states after each and the same transitions at the end.
 */
export function generateTest(flow: Flow, { input = {}, steps }: Recording): string {
  const [first, ...others] = steps;
  const rest = others.filter(({ event }) => event.type !== STOP_EVENT);
  const labels = rest.map(({ event }) => describeEvent(event.type).label);
  const events = labels.filter((label, index) => label !== labels[index - 1]).join(', ');
  const name = `${flow.name}: ${events.length > 100 ? `${events.slice(0, 99)}…` : events}`;
  return `// Format with: npx biome check --write <this file>
${flow.testImports}

test(${literal(name)}, async () => {
  const flow = createPausedActor(machine, ${literal(input)});
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
