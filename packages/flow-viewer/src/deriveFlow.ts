import { type AnyStateMachine, createMachine } from 'xstate';
import type { Flow } from './flow';
import { plain } from './model/mask';

/** A flow of a machine, with a default for everything that is not known of it. Nothing is masked. */
export const deriveFlow = (machine: AnyStateMachine, known: Partial<Flow> = {}): Flow => ({
  id: machine.id,
  name: known.id ?? machine.id,
  machine,
  initialInputs: [{ name: '', input: sampleInput(machine), events: [] }],
  mask: plain,
  failuresOf: () => [{ name: 'an error', group: 'Any', error: { message: 'It failed.' } }],
  testImports: `import { createPausedActor } from '@kedai/flow-viewer/model';
import { machine } from './${machine.id}';`,
  ...known,
});

/** The fields that a machine reads of its input, each an empty text. */
function sampleInput({ config: { context } }: AnyStateMachine): Readonly<Record<string, unknown>> {
  const read: Record<string, unknown> = {};
  const get = (_: object, name: string | symbol) => {
    read[String(name)] = '';
    return '';
  };
  try {
    if (typeof context === 'function')
      (context as (args: object) => unknown)({ input: new Proxy({}, { get }), spawn: () => null });
  } catch {
    // What it has read until then is a beginning.
  }
  return read;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isFlow = (value: unknown): value is Flow => isObject(value) && 'failuresOf' in value;
const isMachine = (value: unknown): value is AnyStateMachine =>
  isObject(value) && 'implementations' in value && 'root' in value;

/**
 * The flows of everything that a module exports: its machines, each once, and what is a flow already.
 * @param file its name, for its default export
 */
export function flowsIn(module: object, file: string): readonly Flow[] {
  const names = new Map(
    Object.entries(module).map(([name, value]): [unknown, string] => [
      value,
      name === 'default' ? file : name,
    ]),
  );
  const flows = new Map<string, Flow>();
  for (const [value, name] of names) {
    if (isFlow(value)) flows.set(value.id, value);
    if (!isMachine(value)) continue;
    const { config, implementations } = value;
    // A recording names its flow by the id of the machine.
    const id = config.id === undefined || flows.has(config.id) ? name : config.id;
    // It may come from another copy of XState.
    flows.set(id, deriveFlow(createMachine({ ...config, id }).provide(implementations as object)));
  }
  return [...flows.values()];
}
