import { detectionWidth, findLines } from './findLines';
import { downscale, type GreyImage } from './greyImage';

interface Print {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Upright strokes like those of letters, with spaces between words, on paper; columns move down by `slope`. */
function picture(
  prints: readonly Print[],
  { paper = 250, ink = 30, slope = 0, width = 720, height = 600, grain = 0 } = {},
): GreyImage {
  const data = new Uint8Array(width * height).fill(paper);
  for (const print of prints) {
    const stroke = Math.max(1, Math.round(print.height / 8));
    for (let x = 0; x < print.width; x += 1) {
      const inWord = x % (print.height * 5) < print.height * 4.6;
      if (!inWord || Math.floor(x / stroke) % 4 > 1) continue;
      const column = print.left + x;
      const drop = Math.round(slope * (column - width / 2));
      for (let y = 0; y < print.height; y += 1) data[(print.top + y + drop) * width + column] = ink;
    }
  }
  for (let at = 0; at < data.length && grain > 0; at += 1) {
    data[at] = (data[at] ?? 0) + ((at * 7919) % (2 * grain + 1)) - grain;
  }
  return { data, width, height };
}

function linesIn(grey: GreyImage) {
  const copy = downscale(grey, detectionWidth(grey));
  return findLines(copy, grey.width / copy.width);
}

const label = { left: 40, top: 100, width: 130, height: 20 };
const value = { left: 400, top: 100, width: 280, height: 22 };
const second = { left: 400, top: 140, width: 200, height: 22 };

describe('lines are detected', () => {
  test.each([
    ['dark on light', {}],
    ['light on dark', { paper: 20, ink: 235 }],
    ['pale', { paper: 244, ink: 200 }],
    ['with the grain of a photograph', { paper: 200, ink: 60, grain: 3 }],
    ['finely', { width: 1440, height: 1200 }],
  ])('%s: label, value, and the value going on', (_, look) => {
    const scale = (look as { width?: number }).width === 1440 ? 2 : 1;
    const prints = [label, value, second].map((print) => ({
      left: print.left * scale,
      top: print.top * scale,
      width: print.width * scale,
      height: print.height * scale,
    }));
    const { lines, slope } = linesIn(picture(prints, look));
    expect(slope).toBe(0);
    expect(lines).toHaveLength(3);
    const sorted = [...lines].sort((a, b) => a.top - b.top || a.left - b.left);
    for (const [at, print] of prints.entries()) {
      const found = sorted[at];
      expect(Math.abs((found?.left ?? 0) - print.left)).toBeLessThan(6 * scale);
      expect(Math.abs((found?.right ?? 0) - print.left - print.width)).toBeLessThan(16 * scale);
      expect(Math.abs((found?.top ?? 0) - print.top)).toBeLessThan(4 * scale);
      expect(Math.abs((found?.bottom ?? 0) - print.top - print.height)).toBeLessThan(4 * scale);
    }
  });

  test.each([0.04, -0.05])('sloping by %f', (slope) => {
    const found = linesIn(picture([label, value, second], { slope }));
    expect(found.slope).toBeCloseTo(slope, 2);
    expect(found.lines).toHaveLength(3);
    for (const { top, bottom } of found.lines) expect(bottom - top).toBeLessThan(30);
  });

  test('sloping, of short words', () => {
    const words = Array.from({ length: 9 }, (_, at) => ({
      ...value,
      left: 60 + at * 52,
      width: 40,
    }));
    expect(linesIn(picture(words, { slope: 0.06 })).slope).toBeCloseTo(0.06, 2);
  });

  test('as short as "To"', () => {
    expect(linesIn(picture([{ ...label, width: 28 }, value])).lines).toHaveLength(2);
  });

  test('tied together by what compression has left', () => {
    const blot = { left: 440, top: 122, width: 4, height: 18 };
    const { lines } = linesIn(picture([value, second, blot]));
    expect(lines.map(({ top }) => Math.round(top / 10) * 10)).toEqual([100, 140]);
  });

  test('between the borders of a table', () => {
    const drawn = picture([label, value]);
    for (let y = 60; y < 400; y += 1) for (const x of [20, 300, 700]) drawn.data[y * 720 + x] = 0;
    drawn.data.fill(0, 70 * 720, 71 * 720);
    expect(linesIn(drawn).lines).toHaveLength(2);
  });
});

test('a border separates texts that are near each other', () => {
  const near = { left: 181, top: 100, width: 280, height: 22 };
  const drawn = picture([label, near]);
  expect(linesIn(drawn).lines).toHaveLength(1);
  for (let y = 60; y < 400; y += 1) drawn.data[y * 720 + 174] = 0;
  expect(linesIn(drawn).lines).toHaveLength(2);
});

describe('no lines are detected', () => {
  test.each([
    ['in an empty picture', picture([])],
    ['in the grain of a photograph', picture([], { paper: 128, grain: 6 })],
    ['in a picture of one pixel', { data: new Uint8Array(1), width: 1, height: 1 }],
    ['in a soft shade', shaded()],
  ])('%s', (_, grey) => {
    expect(linesIn(grey).lines).toHaveLength(0);
  });

  function shaded(): GreyImage {
    const data = Uint8Array.from({ length: 300 * 300 }, (_, at) => (at % 300) * 0.8);
    return { data, width: 300, height: 300 };
  }
});

test.each([
  ['a phone', 1080, 2160, 720],
  ['a small picture of a phone', 540, 1080, 720],
  ['a desktop page', 1280, 600, 1200],
  ['a landscape photograph', 1600, 1200, 1200],
])(
  'lines of %s are detected in a copy in which letters are large enough',
  (_, width, height, copy) => {
    expect(detectionWidth({ width, height })).toBe(copy);
  },
);
