import type { Box } from '../model/drawing';
import { beginning, fitting, revealing, showing, type View } from './view';

const screen = { width: 800, height: 600 };
const start: Box = [1500, 60, 100, 40];

/** The part of the drawing that is seen: left, top, right, bottom. */
const seen = ({ x, y, scale }: View) => [x, y, x + screen.width / scale, y + screen.height / scale];

describe('the first view', () => {
  test('is the whole drawing where its words can be read so', () => {
    expect(beginning({ width: 600, height: 500 }, [200, 40, 100, 40], [], screen)).toEqual(
      fitting([0, 0, 600, 500], screen),
    );
  });

  test('shows the beginning of a large drawing in its own size, and nothing beyond the drawing', () => {
    const view = beginning({ width: 2500, height: 2400 }, start, [], screen);
    expect(view.scale).toBe(1);
    expect(seen(view)).toEqual([1150, 0, 1950, 600]);
    const atTheEdge = beginning({ width: 1600, height: 2400 }, start, [], screen);
    expect(seen(atTheEdge)).toEqual([800, 0, 1600, 600]);
  });

  test('has the beginning at the side from which more is seen', () => {
    const right: Box = [2000, 300, 100, 40];
    const view = beginning({ width: 2500, height: 2400 }, start, [start, right], screen);
    expect(seen(view)).toEqual([1452, 0, 2252, 600]);
  });

  test('puts a narrow, tall drawing in the middle', () => {
    const view = beginning({ width: 400, height: 2400 }, [150, 40, 100, 40], [], screen);
    expect(seen(view)).toEqual([-200, 0, 600, 600]);
  });
});

describe('what is chosen', () => {
  const small: View = { x: 0, y: 0, scale: 0.3 };

  test('is shown so large that it can be read', () => {
    const view = showing(small, [1000, 1000, 100, 40], screen);
    expect(view).toEqual({ scale: 1, x: 650, y: 720 });
  });

  test('stays where it is when it is seen already', () => {
    const view: View = { x: 0, y: 0, scale: 1 };
    expect(showing(view, [100, 100, 100, 40], screen)).toBe(view);
  });

  test('is seen whole even where it is larger than the screen', () => {
    const nesting: Box = [200, 300, 1400, 900];
    const [left = 0, top = 0, right = 0, bottom = 0] = seen(showing(small, nesting, screen));
    expect([left <= 200, top <= 300, right >= 1600, bottom >= 1200]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});

describe('what happens', () => {
  test('is kept in sight without a jump, in the size that was chosen', () => {
    const all: View = { x: 0, y: 0, scale: 0.3 };
    expect(revealing(all, [[1000, 1000, 100, 40]], screen)).toBe(all);
    const near: View = { x: 0, y: 0, scale: 1 };
    expect(revealing(near, [[1000, 1000, 100, 40]], screen)).toEqual({ x: 650, y: 720, scale: 1 });
  });

  test('is shown as far as it fits, the first first', () => {
    const near: View = { x: 0, y: 0, scale: 1 };
    const boxes: readonly Box[] = [
      [1000, 1000, 100, 40],
      [1000, 1200, 100, 40],
      [5000, 1000, 100, 40],
    ];
    expect(revealing(near, boxes, screen)).toEqual({ x: 650, y: 820, scale: 1 });
  });
});
