import { inspectFile } from './inspectFile';

const file = (content: BlobPart, name = 'receipt.jpg') =>
  new File([content], name, { type: 'image/jpeg' });
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const png = () => file(bytes('\x89PNG\r\n\x1a\n…'));

const close = jest.fn();

/** Mocks what jsdom lacks: the size of an image, and decoding, which may fail. */
function mockBrowser({ width = 1080, height = 2400, decodes = true } = {}) {
  const createImageBitmap = jest.fn(async () => {
    if (!decodes) throw new DOMException('', 'InvalidStateError');
    return { width, height, close };
  });
  const image = {
    onload: () => {},
    naturalWidth: width,
    naturalHeight: height,
    set src(_url: string) {
      queueMicrotask(() => this.onload());
    },
  };
  Object.assign(globalThis, { createImageBitmap, Image: jest.fn(() => image) });
  return createImageBitmap;
}

afterEach(() => {
  close.mockClear();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  Reflect.deleteProperty(globalThis, 'Image');
});

test.each([
  ['a PDF', '%PDF-1.7', 'pdf'],
  ['a video', '\0\0\0\x18ftypmp42', 'video'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'drawing'],
  ['a document', 'PK\x03\x04', 'document'],
  ['a text', 'Transfer to', 'text'],
  ['nothing', '', 'empty'],
])('%s is recognised by its bytes, whatever its name', async (_what, content, problem) => {
  const decode = mockBrowser();
  expect(await inspectFile(file(bytes(content)))).toBe(problem);
  expect(decode).not.toHaveBeenCalled();
});

test.each([
  ['half a picture', png(), 'damaged'],
  ['a HEIC photo', file(bytes('\0\0\0\x18ftypheic')), 'heic'],
  ['a TIFF', file(bytes('II*\0\x08\0\0\0')), 'not-a-picture'],
  ['an unknown kind', file(bytes('\x01\x02\x03')), 'not-a-picture'],
])('%s that this browser cannot decode is reported', async (_what, given, problem) => {
  mockBrowser({ decodes: false });
  expect(await inspectFile(given)).toBe(problem);
});

test('a HEIC photo is accepted by a browser that can decode it, and its memory is freed', async () => {
  mockBrowser();
  expect(await inspectFile(file(bytes('\0\0\0\x18ftypheic')))).toBeNull();
  expect(close).toHaveBeenCalledTimes(1);
});

test('a picture of too many pixels is not decoded', async () => {
  const decode = mockBrowser({ width: 16_000, height: 16_000 });
  expect(await inspectFile(png())).toBe('too-large');
  expect(decode).not.toHaveBeenCalled();
});

test.each([
  [1, 1],
  [1080, 29],
])('a picture of %p × %p is too small to be read', async (width, height) => {
  mockBrowser({ width, height });
  expect(await inspectFile(png())).toBe('too-small');
});

test('a file that has been moved is reported', async () => {
  const gone = png();
  jest.spyOn(gone, 'slice').mockImplementation(() => {
    throw new DOMException('', 'NotFoundError');
  });
  expect(await inspectFile(gone)).toBe('gone');
});

test('without decoding for scripts, only the bytes are checked', async () => {
  expect(await inspectFile(png())).toBeNull();
});
