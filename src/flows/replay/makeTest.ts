import { type FlowId, flowNames } from '../model/flows';
import { valueText } from '../model/moment';
import { LEFT, type Recording } from '../model/recording';
import { eventLabel } from '../parts/eventLabel';

/** Where each chart lies, as a test beside the charts imports it. */
const IMPORTS: Readonly<Record<FlowId, string>> = {
  serviceSelection: "import { serviceSelectionMachine } from './serviceSelection';",
  registration: "import { registrationMachine } from './registration';",
  passwordReset: "import { passwordResetMachine } from './passwordReset';",
  checkout: "import { checkoutMachine } from './checkout';",
};

const code = (value: unknown) => JSON.stringify(value);

/**
 * The source of a test that walks as a recording did: to be put into `src/machines`. After each event it expects the same
 * states, and at its end the same arrows.
 */
export function testOf({ flow, input, from, steps }: Recording): string {
  const [first, ...others] = steps;
  const rest = others.filter(({ event }) => event.type !== LEFT);
  const name = `${flowNames[flow]}: ${rest.map(({ event }) => eventLabel(event.type)).join(', ')}`;
  const options = from === undefined ? '' : `, { snapshot: ${code(from)} as never }`;
  const walk = rest.flatMap(({ event, value }) => [
    '',
    `  await flow.send(${code(event)});`,
    `  expect(flow.snapshot().value).toEqual(${code(value)}); // ${valueText(value)}`,
  ]);
  const arrows = [...new Set(steps.flatMap((step) => step.arrows))];
  return [
    IMPORTS[flow],
    "import { startFrozen } from './frozen';",
    '',
    `test(${code(name)}, async () => {`,
    `  const flow = startFrozen(${flow}Machine, ${code(input ?? {})}${options});`,
    `  expect(flow.snapshot().value).toEqual(${code(first?.value)});`,
    ...walk,
    '',
    '  expect([...flow.taken]).toEqual([',
    ...arrows.map((arrow) => `    ${code(arrow)},`),
    '  ]);',
    '});',
    '',
  ].join('\n');
}
