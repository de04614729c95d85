import { standOut } from './contrast';

/** A picture with a line of print across its middle. */
function picture(paper: number, print: number, width = 200, height = 60) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const shadeAt = (x: number, y: number) => {
    const shade = y >= 28 && y < 32 && x % 4 < 2 ? print : paper;
    data.fill(shade, (y * width + x) * 4, (y * width + x) * 4 + 3);
  };
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) shadeAt(x, y);
  return { data, width, height };
}

describe('print stands out', () => {
  test.each([
    ['pale print on white', 250, 225],
    ['pale print on grey', 160, 140],
    ['light print on dark', 20, 235],
    ['dim print on dark', 20, 45],
  ])('%s becomes dark on white', (_, paper, print) => {
    const { data, width, height } = picture(paper, print);
    standOut(data, width, height);
    const shade = (x: number, y: number) => data[(y * width + x) * 4] ?? 0;
    expect(shade(100, 10)).toBeGreaterThan(230);
    expect(shade(100, 30)).toBeLessThan(170);
    expect(data[3]).toBe(255);
  });
});
