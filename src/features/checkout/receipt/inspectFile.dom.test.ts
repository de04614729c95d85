import { inspectFile } from './inspectFile';

const file = (content: BlobPart, name = 'receipt.jpg') =>
  new File([content], name, { type: 'image/jpeg' });
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const png = () => file(bytes('\x89PNG\r\n\x1a\n…'));

const close = jest.fn();

/** What a browser does, which jsdom does not: it tells the size of a picture, and decodes it or not. */
function givenBrowser({ width = 1080, height = 2400, decodes = true } = {}) {
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
  Object.assign(globalThis, { createImageBitmap });
  jest.spyOn(globalThis, 'Image').mockImplementation(() => image as unknown as HTMLImageElement);
  return createImageBitmap;
}

afterEach(() => {
  close.mockClear();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

test.each([
  ['a PDF', '%PDF-1.7', 'pdf'],
  ['a video', '\0\0\0\x18ftypmp42', 'video'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'drawing'],
  ['a document', 'PK\x03\x04', 'document'],
  ['a text', 'Transfer to', 'text'],
  ['nothing', '', 'empty'],
])('%s is told by its bytes, whatever its name says', async (_what, content, problem) => {
  const decode = givenBrowser();
  expect(await inspectFile(file(bytes(content)))).toBe(problem);
  expect(decode).not.toHaveBeenCalled();
});

test.each([
  ['half a picture', png(), 'damaged'],
  ['a HEIC photo', file(bytes('\0\0\0\x18ftypheic')), 'heic'],
  ['a TIFF', file(bytes('II*\0\x08\0\0\0')), 'not-a-picture'],
  ['who knows what', file(bytes('\x01\x02\x03')), 'not-a-picture'],
])('%s that this browser cannot decode is told', async (_what, given, problem) => {
  givenBrowser({ decodes: false });
  expect(await inspectFile(given)).toBe(problem);
});

test('a HEIC photo is taken by a browser that can decode it, and its memory given back', async () => {
  givenBrowser();
  expect(await inspectFile(file(bytes('\0\0\0\x18ftypheic')))).toBeNull();
  expect(close).toHaveBeenCalledTimes(1);
});

test('a picture of too many pixels is not decoded', async () => {
  const decode = givenBrowser({ width: 16_000, height: 16_000 });
  expect(await inspectFile(png())).toBe('too-large');
  expect(decode).not.toHaveBeenCalled();
});

test('a file that is gone meanwhile is told', async () => {
  const gone = png();
  jest.spyOn(gone, 'slice').mockImplementation(() => {
    throw new DOMException('', 'NotFoundError');
  });
  expect(await inspectFile(gone)).toBe('gone');
});

test('where the browser decodes nothing for scripts, the bytes decide alone', async () => {
  expect(await inspectFile(png())).toBeNull();
});
