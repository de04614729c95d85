import { pictureForUpload } from './picture';

const BEGINNINGS = {
  png: '\x89PNG\r\n\x1a\n',
  bmp: 'BM\x36\x10\0\0\0\0\0\0',
  /** 1 × 1 px */
  webp: 'RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0\0\0\0\0\0\0',
} as const;

function picture(bytes: number, kind: keyof typeof BEGINNINGS = 'png') {
  const content = new Uint8Array(bytes);
  content.set(Uint8Array.from(BEGINNINGS[kind], (letter) => letter.charCodeAt(0)));
  return new File([content], `screenshot.${kind}`);
}

const MB = 1024 * 1024;
const close = jest.fn();
let drawn: { ground: string; width: number; height: number }[];

/** Mocks what jsdom lacks: decoding, and drawing, which may fail. */
function mockBrowser({ width = 4000, height = 3000, pixel = [0, 0, 0, 255], draws = true } = {}) {
  Object.assign(globalThis, { createImageBitmap: async () => ({ width, height, close }) });
  const context = {
    fillStyle: '',
    fillRect: (_x: number, _y: number, across: number, down: number) =>
      drawn.push({ ground: context.fillStyle, width: across, height: down }),
    drawImage() {},
    getImageData: () => ({ data: Uint8ClampedArray.from(pixel) }),
  };
  class OffscreenCanvas {
    getContext = () => (draws ? context : null);
    convertToBlob = async () => new Blob(['a small copy']);
  }
  Object.assign(globalThis, { OffscreenCanvas });
}

beforeEach(() => {
  drawn = [];
});
afterEach(() => {
  close.mockClear();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
});

test('a large photograph is uploaded as a smaller copy', async () => {
  mockBrowser();
  const uploaded = await pictureForUpload(picture(4 * MB));
  expect(uploaded.name).toBe('screenshot.jpg');
  expect(drawn).toEqual([{ ground: 'white', width: 2828, height: 2121 }]);
  expect(close).toHaveBeenCalledTimes(1);
});

test('a long screenshot is uploaded unchanged, so that its text stays readable', async () => {
  mockBrowser({ width: 1080, height: 20_000 });
  const long = picture(3 * MB);
  expect(await pictureForUpload(long)).toBe(long);
});

test('a long screenshot that is too large for the shop is scaled down, but not to a narrow one', async () => {
  mockBrowser({ width: 1080, height: 20_000 });
  await pictureForUpload(picture(12 * MB));
  expect(drawn).toEqual([{ ground: 'white', width: 720, height: 13_333 }]);
});

test('a picture that the shop may not open is uploaded as a JPEG, however small', async () => {
  mockBrowser({ width: 100, height: 100 });
  expect((await pictureForUpload(picture(20, 'bmp'))).type).toBe('image/jpeg');
});

test('a small picture that the shop opens is uploaded unchanged', async () => {
  mockBrowser();
  const small = picture(1000);
  expect(await pictureForUpload(small)).toBe(small);
});

test.each([
  ['a WebP picture of few pixels is uploaded unchanged', 1000, 2500, 'webp', []],
  ['one of many pixels as a JPEG, because the shop refuses it', 1440, 3200, 'jpeg', [1440, 3200]],
  ['a long one as a JPEG of its size', 1080, 10_000, 'jpeg', [1080, 10_000]],
] as const)('%s', async (_, width, height, kind, drawnSize) => {
  mockBrowser({ width, height });
  const content = new Uint8Array(await picture(1000, 'webp').arrayBuffer());
  const header = new DataView(content.buffer);
  // 24 bits each; the high byte stays 0.
  header.setUint16(24, width - 1, true);
  header.setUint16(27, height - 1, true);
  const uploaded = await pictureForUpload(new File([content], 'a.webp', { type: 'image/webp' }));
  expect(uploaded.type).toBe(`image/${kind}`);
  expect(drawn.flatMap((one) => [one.width, one.height])).toEqual(drawnSize);
});

test('white text on a transparent background is uploaded on black', async () => {
  mockBrowser({ pixel: [255, 255, 255, 255, 0, 0, 0, 0] });
  await pictureForUpload(picture(4 * MB));
  expect(drawn[0]?.ground).toBe('black');
});

test('a picture that the browser cannot draw is uploaded unchanged, and its memory is freed', async () => {
  mockBrowser({ draws: false });
  const screenshot = picture(4 * MB);
  expect(await pictureForUpload(screenshot)).toBe(screenshot);
  expect(close).toHaveBeenCalledTimes(1);
});
