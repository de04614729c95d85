import type { AnyStateMachine } from 'xstate';
import { descriptions } from './descriptions';
import { flowModels } from './models';

type Node = AnyStateMachine['root'];

const nodesOf = (node: Node): readonly Node[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

/** A sentence of plain words, not a name of the program. */
const SENTENCE = /^[A-Z][^_{}]* [^_{}]+[.?]$/;

describe.each(flowModels)('$name', ({ name, machine }) => {
  const { events, guards, effects } = descriptions[name as keyof typeof descriptions];

  test('every state has a description', () => {
    for (const { id, description = '' } of nodesOf(machine.root)) {
      expect([id, description]).toEqual([id, expect.stringMatching(SENTENCE)]);
    }
  });

  test.each([
    ['event', machine.events.filter((type) => !type.startsWith('xstate.')), events],
    ['guard', Object.keys(machine.implementations.guards), guards],
    ['effect', Object.keys(machine.implementations.actors), effects],
  ] as const)('every %s has a description, and none is left over', (_, names, described) => {
    expect(Object.keys(described).toSorted()).toEqual([...names].toSorted());
    for (const text of Object.values(described)) expect(text).toMatch(SENTENCE);
  });
});
