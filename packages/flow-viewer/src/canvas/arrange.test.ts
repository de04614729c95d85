import { crossing } from '../../example/flow';
import { statechartOf } from '../model/statechart';
import { arrange, createLayouts } from './arrange';
import { boundingBox, boxesOf } from './boxes';

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

test('what may happen next is in sight before a region that did not move', async () => {
  const statechart = statechartOf(crossing.machine);
  const cars = 'crossing.running.cars';
  const next = [`${cars}.amber | xstate.after.amberTime.${cars}.amber | 0`, `${cars}.red`];
  const ids = [`${cars}.amber`];
  const screen = { width: 600, height: 200 };
  const { drawing, scale, left, top } = await arrange(
    createLayouts(statechart),
    {
      ...{ kind: 'show', ids, next: [next], isAlone: true },
      elsewhere: ['crossing.running.people.waiting'],
    },
    { statechart, part: 'crossing', chosen: new Map(), highlighted: new Set(), screen },
    null,
  );
  const boxes = [...ids, ...next].flatMap((id) => boxesOf(drawing, id));
  const [x = NaN, y = NaN, width = NaN, height = NaN] =
    boundingBox(boxes)?.map((length) => length * scale) ?? [];
  expect(x).toBeGreaterThan(left);
  expect(y).toBeGreaterThan(top);
  expect(x + width).toBeLessThan(left + screen.width);
  expect(y + height).toBeLessThan(top + screen.height);
});
