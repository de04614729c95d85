import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { encode, isComplete } from './encode';
import { createPen, sheet } from './kit/pen';
import type { Picture } from './picture';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
// Tests of receipts in the same process let sharp read photographs only.
beforeAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }));
afterAll(() => rmSync(folder, { recursive: true }));

/** More dots than a phone should have to load. */
const busy = (width: number, height: number) =>
  Array.from(
    { length: 2500 },
    (_, i) =>
      `<circle cx="${(i * 137) % width}" cy="${(i * 71) % height}" r="${3 + (i % 5)}" fill="hsl(${(i * 53) % 360} 60% ${30 + (i % 50)}%)"/>`,
  ).join('');

test('a picture full of detail is pressed harder than a calm one, until a phone can carry it', async () => {
  const draw = (content: string) => () => sheet(createPen('test'), 640, 400, content, 60);
  const calm: Picture = {
    name: 'calm',
    kind: 'news',
    draw: draw('<rect width="640" height="400" fill="#dcb"/>'),
  };
  const full: Picture = { name: 'full', kind: 'news', draw: draw(busy(640, 400)) };
  for (const picture of [calm, full]) await encode(folder, picture, picture.draw());
  const bytes = (file: string) => statSync(join(folder, file)).size;
  expect([calm, full].every((picture) => isComplete(folder, picture))).toBe(true);
  expect(bytes('calm-320.avif')).toBeLessThan(4_000);
  expect(bytes('full.webp')).toBeGreaterThan(24_000);
  expect(bytes('full.avif')).toBeLessThanOrEqual(24_000);
  expect(bytes('full-320.avif')).toBeLessThanOrEqual(10_000);
}, 30_000);
