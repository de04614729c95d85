import type { Box } from '../model/drawing';
import { fitView, initialView, revealBoxes, showBox, type View } from './view';

const screen = { width: 800, height: 600 };
const start: Box = [1500, 60, 100, 40];

/** The visible part of the drawing: left, top, right, bottom. */
const visibleEdges = ({ x, y, scale }: View) => [
  x,
  y,
  x + screen.width / scale,
  y + screen.height / scale,
];

describe('the first view', () => {
  test('is the complete drawing when its texts are readable', () => {
    expect(initialView({ width: 600, height: 500 }, [200, 40, 100, 40], [], screen)).toEqual(
      fitView([0, 0, 600, 500], screen),
    );
  });

  test('shows the initial state of a large drawing at scale 1, and nothing outside the drawing', () => {
    const view = initialView({ width: 2500, height: 2400 }, start, [], screen);
    expect(view.scale).toBe(1);
    expect(visibleEdges(view)).toEqual([1150, 0, 1950, 600]);
    const atTheEdge = initialView({ width: 1600, height: 2400 }, start, [], screen);
    expect(visibleEdges(atTheEdge)).toEqual([800, 0, 1600, 600]);
  });

  test('places the initial state at the side where more states are visible', () => {
    const right: Box = [2000, 300, 100, 40];
    const view = initialView({ width: 2500, height: 2400 }, start, [start, right], screen);
    expect(visibleEdges(view)).toEqual([1452, 0, 2252, 600]);
  });

  test('centres a narrow, tall drawing', () => {
    const view = initialView({ width: 400, height: 2400 }, [150, 40, 100, 40], [], screen);
    expect(visibleEdges(view)).toEqual([-200, 0, 600, 600]);
  });
});

describe('a selected box', () => {
  const small: View = { x: 0, y: 0, scale: 0.3 };

  test('is shown at a readable scale', () => {
    const view = showBox(small, [1000, 1000, 100, 40], screen);
    expect(view).toEqual({ scale: 1, x: 650, y: 720 });
  });

  test('leaves the view unchanged when it is already visible', () => {
    const view: View = { x: 0, y: 0, scale: 1 };
    expect(showBox(view, [100, 100, 100, 40], screen)).toBe(view);
  });

  test('is completely visible even when it is larger than the screen', () => {
    const parent: Box = [200, 300, 1400, 900];
    const [left = 0, top = 0, right = 0, bottom = 0] = visibleEdges(showBox(small, parent, screen));
    expect([left <= 200, top <= 300, right >= 1600, bottom >= 1200]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});

describe('the boxes of a step', () => {
  test('are moved into view at the current scale, and only when they are not visible', () => {
    const all: View = { x: 0, y: 0, scale: 0.3 };
    expect(revealBoxes(all, [[1000, 1000, 100, 40]], screen)).toBe(all);
    const near: View = { x: 0, y: 0, scale: 1 };
    expect(revealBoxes(near, [[1000, 1000, 100, 40]], screen)).toEqual({
      x: 650,
      y: 720,
      scale: 1,
    });
  });

  test('are shown as far as they fit, in order', () => {
    const near: View = { x: 0, y: 0, scale: 1 };
    const boxes: readonly Box[] = [
      [1000, 1000, 100, 40],
      [1000, 1200, 100, 40],
      [5000, 1000, 100, 40],
    ];
    expect(revealBoxes(near, boxes, screen)).toEqual({ x: 650, y: 820, scale: 1 });
  });
});
