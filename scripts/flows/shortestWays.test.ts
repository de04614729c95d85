import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setup } from 'xstate';
import { type FlowId, machines } from '../../src/flows/model/flows';
import type { FlowModel } from '../../src/machines/testing/flowModel';
import { flowModels } from '../../src/machines/testing/models';
import { packWays } from './packWays';
import { shortestWays } from './shortestWays';

test.each(flowModels)(
  'the viewer knows the shortest ways through $name: run "npm run flows" when they have changed',
  async (model) => {
    expect(machines[model.name as FlowId]).toBe(model.machine);
    const file = path.resolve(__dirname, '../../src/flows/walked/known.json');
    const known = JSON.parse(readFileSync(file, 'utf8'));
    expect(known[model.name]).toEqual(packWays(model, await shortestWays(model)));
  },
);

/** A → B → C, and a second initial input that begins at B. */
const model = (events: readonly string[]): FlowModel => ({
  name: 'abc',
  machine: setup({
    types: { input: {} as { isAhead?: boolean }, context: {} as { isAhead: boolean } },
    guards: { isAhead: ({ context }) => context.isAhead },
  }).createMachine({
    id: 'abc',
    context: ({ input }) => ({ isAhead: input.isAhead ?? false }),
    initial: 'a',
    states: {
      a: { always: { guard: 'isAhead', target: 'b' }, on: { next: 'b', jump: 'c' } },
      b: { on: { next: 'c', idle: 'b' } },
      c: { type: 'final' },
    },
  }),
  initialInputs: [
    { name: '', input: {}, events: events.map((type) => ({ type })) },
    { name: 'ahead', input: { isAhead: true }, events: [] },
  ],
});

test('each way begins where it is nearest, and one that goes on holds its beginning', async () => {
  const ways = await shortestWays(model(['next', 'jump', 'idle']));
  expect(ways.map(({ input, events }) => [input, ...events.map(({ type }) => type)])).toEqual([
    [{}, 'next'],
    [{}, 'jump'],
    [{ isAhead: true }, 'next'],
    [{ isAhead: true }, 'idle'],
  ]);
});

test('what no happening leads to is named', async () => {
  await expect(shortestWays(model(['next', 'idle']))).rejects.toThrow('abc.a | jump | 0');
});
