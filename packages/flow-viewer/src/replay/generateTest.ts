import type { Flow } from '../flow';
import { type Recording, STOP_EVENT, type Step } from '../model/recording';
import { stepLabel } from '../model/stepView';

const literal = (value: unknown) => JSON.stringify(value);

/** The title of a generated test: the flow and its events. */
export function titleOf({ name }: Flow, [, ...steps]: readonly Step[]): string {
  const labels = steps.filter(({ event }) => event.type !== STOP_EVENT).map(stepLabel);
  const events = labels.filter((label, index) => label !== labels[index - 1]).join(', ');
  return `${name}: ${events.length > 100 ? `${events.slice(0, 99)}…` : events}`;
}

/**
 * Generates the source of a test from a recording. The test sends the same events, and expects the same
 * states after each and the same transitions at the end.
 */
export function generateTest(flow: Flow, { input = {}, steps }: Recording): string {
  const [first, ...others] = steps;
  const rest = others.filter(({ event }) => event.type !== STOP_EVENT);
  return `// Format with: npx biome check --write <this file>
${flow.testImports}

test(${literal(titleOf(flow, steps))}, async () => {
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
