import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isComplete, type Pixels, writeFiles } from './encode';
import type { Picture } from './picture';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const WIDTH = 640;
const HEIGHT = 400;

/** A picture of squares of `side` pixels; neighbours have different colours. */
function squares(side: number): Pixels {
  const data = new Uint8Array(WIDTH * HEIGHT * 3).map((_, index) => {
    const pixel = Math.trunc(index / 3);
    const column = Math.trunc((pixel % WIDTH) / side);
    const row = Math.trunc(pixel / WIDTH / side);
    return (column * 137 + row * 71 + (index % 3) * 53) % 200;
  });
  return { data, width: WIDTH, height: HEIGHT };
}

test('a picture with more detail gets a lower quality, until it is small enough for a phone', async () => {
  const picture = (name: string): Picture => ({ name, kind: 'news', draw: () => '' });
  const [calm, full] = [picture('calm'), picture('full')];
  await writeFiles(folder, calm, squares(WIDTH));
  await writeFiles(folder, full, squares(10));
  const bytes = (file: string) => statSync(join(folder, file)).size;
  expect([calm, full].every((one) => isComplete(folder, one))).toBe(true);
  expect(bytes('calm-320.avif')).toBeLessThan(4_000);
  expect(bytes('full.webp')).toBeGreaterThan(24_000);
  expect(bytes('full.avif')).toBeLessThanOrEqual(24_000);
  expect(bytes('full-320.avif')).toBeLessThanOrEqual(10_000);
});
