import type { Box } from '../model/drawing';
import { fitView, initialView, READABLE, showBox, type View } from './useView';

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
    expect(initialView({ width: 600, height: 500 }, [200, 40, 100, 40], screen)).toEqual(
      fitView([0, 0, 600, 500], screen),
    );
  });

  test('shows the initial state of a large drawing at scale 1, and nothing outside the drawing', () => {
    const view = initialView({ width: 2500, height: 2400 }, start, screen);
    expect(view.scale).toBe(1);
    expect(visibleEdges(view)).toEqual([1150, 0, 1950, 600]);
    const atTheEdge = initialView({ width: 1600, height: 2400 }, start, screen);
    expect(visibleEdges(atTheEdge)).toEqual([800, 0, 1600, 600]);
  });

  test('centres a narrow, tall drawing', () => {
    const view = initialView({ width: 400, height: 2400 }, [150, 40, 100, 40], screen);
    expect(visibleEdges(view)).toEqual([-200, 0, 600, 600]);
  });
});

describe('a selected box', () => {
  const small: View = { x: 0, y: 0, scale: 0.3 };

  test('is shown at a readable scale', () => {
    const view = showBox(small, [1000, 1000, 100, 40], screen, READABLE);
    expect(view).toEqual({ scale: 1, x: 650, y: 720 });
  });

  test('leaves the view unchanged when it is already visible', () => {
    const view: View = { x: 0, y: 0, scale: 1 };
    expect(showBox(view, [100, 100, 100, 40], screen, READABLE)).toBe(view);
  });

  test('is completely visible even when it is larger than the screen', () => {
    const parent: Box = [200, 300, 1400, 900];
    const [left = 0, top = 0, right = 0, bottom = 0] = visibleEdges(
      showBox(small, parent, screen, READABLE),
    );
    expect([left <= 200, top <= 300, right >= 1600, bottom >= 1200]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});

test('the state of a step is moved into view at the current scale, and only when it is not visible', () => {
  const box: Box = [1000, 1000, 100, 40];
  const all: View = { x: 0, y: 0, scale: 0.3 };
  expect(showBox(all, box, screen)).toBe(all);
  const near: View = { x: 0, y: 0, scale: 1 };
  expect(showBox(near, box, screen)).toEqual({ x: 650, y: 720, scale: 1 });
});
