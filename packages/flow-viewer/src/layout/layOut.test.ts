import { createMachine } from 'xstate';
import { statechartOf } from '../model/statechart';
import { fold, parentsOf } from './fold';
import { layOut } from './layOut';

test('both ways to a state lead down, though one can go back from it to either', async () => {
  const machine = createMachine({
    id: 'trip',
    initial: 'home',
    states: {
      home: { on: { train: 'station', car: 'road' } },
      station: { on: { go: 'abroad' } },
      road: { on: { go: 'abroad' } },
      abroad: { on: { return: 'station', drive: 'road' } },
    },
  });
  const statechart = statechartOf(machine);
  const { states } = await layOut(fold(statechart, parentsOf(statechart)));
  const top = (key: string) => states[`trip.${key}`]?.[1] ?? 0;
  for (const way of ['station', 'road']) {
    expect(top(way)).toBeGreaterThan(top('home'));
    expect(top('abroad')).toBeGreaterThan(top(way));
  }
});
