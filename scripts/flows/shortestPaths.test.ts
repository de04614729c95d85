import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setup } from 'xstate';
import { type FlowId, machines } from '../../src/flows/model/flows';
import type { FlowModel } from '../../src/machines/testing/flowModel';
import { flowModels } from '../../src/machines/testing/models';
import { packPaths } from './packPaths';
import { shortestPaths } from './shortestPaths';

test.each(flowModels)(
  'the viewer knows the shortest paths through $name: run "npm run flows" after a machine has changed',
  async (model) => {
    expect(machines[model.name as FlowId]).toBe(model.machine);
    const file = path.resolve(__dirname, '../../src/flows/coverage/knownPaths.json');
    const known = JSON.parse(readFileSync(file, 'utf8'));
    expect(known[model.name]).toEqual(packPaths(model, await shortestPaths(model)));
  },
);

/** A → B → C, and a second initial input that begins at B. */
const model = (events: readonly string[]): FlowModel => ({
  name: 'abc',
  machine: setup({
    types: { input: {} as { startsAtB?: boolean }, context: {} as { startsAtB: boolean } },
    guards: { startsAtB: ({ context }) => context.startsAtB },
  }).createMachine({
    id: 'abc',
    context: ({ input }) => ({ startsAtB: input.startsAtB ?? false }),
    initial: 'a',
    states: {
      a: { always: { guard: 'startsAtB', target: 'b' }, on: { next: 'b', jump: 'c' } },
      b: { on: { next: 'c', idle: 'b' } },
      c: { type: 'final' },
    },
  }),
  initialInputs: [
    { name: '', input: {}, events: events.map((type) => ({ type })) },
    { name: 'starts at B', input: { startsAtB: true }, events: [] },
  ],
});

test('each path starts from the nearest initial input, and a longer path replaces its prefix', async () => {
  const paths = await shortestPaths(model(['next', 'jump', 'idle']));
  expect(paths.map(({ input, events }) => [input, ...events.map(({ type }) => type)])).toEqual([
    [{}, 'next'],
    [{}, 'jump'],
    [{ startsAtB: true }, 'next'],
    [{ startsAtB: true }, 'idle'],
  ]);
});

test('throws with the ids that no path reaches', async () => {
  await expect(shortestPaths(model(['next', 'idle']))).rejects.toThrow('abc.a | jump | 0');
});
