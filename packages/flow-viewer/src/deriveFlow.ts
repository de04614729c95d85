import type { AnyStateMachine } from 'xstate';
import type { Flow } from './flow';
import { plain } from './model/mask';

/** A flow of a machine, with a default for everything that is not known of it. Nothing is masked. */
export const deriveFlow = (machine: AnyStateMachine, known: Partial<Flow> = {}): Flow => ({
  id: machine.id,
  name: machine.id,
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
