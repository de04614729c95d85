import { pictureForUpload } from './picture';

const BEGINNINGS = { png: '\x89PNG\r\n\x1a\n', bmp: 'BM\x36\x10\0\0\0\0\0\0' } as const;

function picture(bytes: number, kind: keyof typeof BEGINNINGS = 'png') {
  const content = new Uint8Array(bytes);
  content.set(Uint8Array.from(BEGINNINGS[kind], (letter) => letter.charCodeAt(0)));
  return new File([content], `screenshot.${kind}`);
}

const MB = 1024 * 1024;
const close = jest.fn();
let drawn: { ground: string; width: number; height: number }[];

/** What a browser does, which jsdom does not: it decodes the picture, and draws it or not. */
function givenBrowser({ width = 4000, height = 3000, pixel = [0, 0, 0, 255], draws = true } = {}) {
  Object.assign(globalThis, { createImageBitmap: async () => ({ width, height, close }) });
  const pen = {
    fillStyle: '',
    fillRect: (_x: number, _y: number, across: number, down: number) =>
      drawn.push({ ground: pen.fillStyle, width: across, height: down }),
    drawImage() {},
    getImageData: () => ({ data: Uint8ClampedArray.from(pixel) }),
  };
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(draws ? (pen as unknown as null) : null);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((take) => take(new Blob(['a small copy'])));
}

beforeEach(() => {
  drawn = [];
});
afterEach(() => {
  close.mockClear();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

test('a large photograph is handed in as a smaller copy', async () => {
  givenBrowser();
  const handedIn = await pictureForUpload(picture(4 * MB));
  expect(handedIn.name).toBe('screenshot.jpg');
  expect(drawn).toEqual([{ ground: 'white', width: 2828, height: 2121 }]);
  expect(close).toHaveBeenCalledTimes(1);
});

test('a long screenshot is handed in as it is, so that its text stays readable', async () => {
  givenBrowser({ width: 1080, height: 20_000 });
  const long = picture(3 * MB);
  expect(await pictureForUpload(long)).toBe(long);
});

test('one that is too large for the shop gets smaller, but not narrow', async () => {
  givenBrowser({ width: 1080, height: 20_000 });
  await pictureForUpload(picture(12 * MB));
  expect(drawn).toEqual([{ ground: 'white', width: 720, height: 13_333 }]);
});

test('a picture that the shop may not open is handed in as a JPEG, however small', async () => {
  givenBrowser({ width: 100, height: 100 });
  expect((await pictureForUpload(picture(20, 'bmp'))).type).toBe('image/jpeg');
});

test('a small picture that the shop opens is handed in as it is', async () => {
  givenBrowser();
  const small = picture(1000);
  expect(await pictureForUpload(small)).toBe(small);
});

test('white text on no ground is handed in on black', async () => {
  givenBrowser({ pixel: [255, 255, 255, 255, 0, 0, 0, 0] });
  await pictureForUpload(picture(4 * MB));
  expect(drawn[0]?.ground).toBe('black');
});

test('one that the browser cannot draw is handed in untouched, and its memory given back', async () => {
  givenBrowser({ draws: false });
  const screenshot = picture(4 * MB);
  expect(await pictureForUpload(screenshot)).toBe(screenshot);
  expect(close).toHaveBeenCalledTimes(1);
});
