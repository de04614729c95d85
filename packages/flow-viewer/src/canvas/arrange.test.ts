import { crossing } from '../../example/flow';
import { statechartOf } from '../model/statechart';
import { arrange, createLayouts } from './arrange';

test.each([
  [800, 600, true],
  [250, 150, false],
])(
  'a region that did not move is open on a screen of %s × %s px: %s',
  async (width, height, isOpen) => {
    const statechart = statechartOf(crossing.machine);
    const [moved, waiting] = ['crossing.running.cars.amber', 'crossing.running.people.waiting'];
    const { drawing, scale } = await arrange(
      createLayouts(statechart),
      { kind: 'show', ids: [moved], elsewhere: [waiting], isAlone: true },
      {
        ...{ statechart, part: 'crossing', chosen: new Map(), highlighted: new Set([moved]) },
        screen: { width, height },
      },
      null,
    );
    expect(moved in drawing.states).toBe(true);
    expect(waiting in drawing.states).toBe(isOpen);
    expect(scale).toBeGreaterThan(0.8);
  },
);
