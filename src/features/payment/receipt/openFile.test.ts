import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFile } from './openFile';

const file = (content: BlobPart, name = 'receipt.jpg') =>
  new File([content], name, { type: 'image/jpeg' });
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const png = () => file(bytes('\x89PNG\r\n\x1a\n…'));

const close = jest.fn();

/** The header of a picture of this size. */
function sized(width: number, height: number, kind: 'png' | 'gif' = 'png') {
  const header = new Uint8Array(24);
  header.set(bytes(kind === 'png' ? '\x89PNG\r\n\x1a\n' : 'GIF89a'));
  const view = new DataView(header.buffer);
  if (kind === 'png') {
    view.setUint32(16, width);
    view.setUint32(20, height);
  } else {
    view.setUint16(6, width, true);
    view.setUint16(8, height, true);
  }
  return file(header);
}

/** Mocks decoding, which jsdom lacks and which may fail. */
function mockBrowser({ width = 1080, height = 2400, decodes = true } = {}) {
  const createImageBitmap = jest.fn(async () => {
    if (!decodes) throw new DOMException('', 'InvalidStateError');
    return { width, height, close };
  });
  Object.assign(globalThis, { createImageBitmap });
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
])('%s is recognised by its bytes, whatever its name', async (_what, content, problem) => {
  const decode = mockBrowser();
  expect(await openFile(file(bytes(content)))).toBe(problem);
  expect(decode).not.toHaveBeenCalled();
});

test.each([
  ['half a picture', png(), 'damaged'],
  ['a HEIC photo', file(bytes('\0\0\0\x18ftypheic')), 'heic'],
  ['a TIFF', file(bytes('II*\0\x08\0\0\0')), 'not-a-picture'],
  ['an unknown kind', file(bytes('\x01\x02\x03')), 'not-a-picture'],
])('%s that this browser cannot decode is reported', async (_what, given, problem) => {
  mockBrowser({ decodes: false });
  expect(await openFile(given)).toBe(problem);
});

test('a HEIC photo is accepted by a browser that can decode it, and its memory is freed', async () => {
  mockBrowser();
  expect(await openFile(file(bytes('\0\0\0\x18ftypheic')))).toBeInstanceOf(File);
  expect(close).toHaveBeenCalledTimes(1);
});

test.each(['png', 'gif'] as const)('a %s of too many pixels is not decoded', async (kind) => {
  const decode = mockBrowser({ decodes: false });
  expect(await openFile(sized(30_000, 30_000, kind))).toBe('too-large');
  expect(decode).not.toHaveBeenCalled();
});

test.each([
  [1, 1],
  [1080, 29],
])('a picture of %p × %p is too small to be read', async (width, height) => {
  mockBrowser({ decodes: false });
  expect(await openFile(sized(width, height))).toBe('too-small');
});

test('the size of a picture whose header is not known is checked when it is decoded', async () => {
  mockBrowser({ width: 1080, height: 29 });
  expect(await openFile(file(bytes('\x01\x02\x03')))).toBe('too-small');
  expect(close).toHaveBeenCalledTimes(1);
});

describe('a file on the disk', () => {
  let folder: string;
  let place: string;
  const content = bytes('\x89PNG\r\n\x1a\n…');
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'receipt-'));
    place = path.join(folder, 'receipt.png');
    await writeFile(place, content);
  });
  afterEach(() => rm(folder, { recursive: true }));
  const choose = async () =>
    new File([await openAsBlob(place)], 'receipt.png', { type: 'image/png' });

  const changes: readonly [string, () => Promise<void>][] = [
    ['deleted', () => rm(place)],
    ['changed', () => writeFile(place, 'other')],
    ['given a new time', () => utimes(place, 1, 1)],
  ];

  test.each(changes)('is the one that was chosen, also after it was %s', async (_, change) => {
    const opened = await openFile(await choose());
    await change();
    expect(opened).toBeInstanceOf(File);
    const { name, type } = opened as File;
    expect([name, type]).toEqual(['receipt.png', 'image/png']);
    expect(new Uint8Array(await (opened as File).arrayBuffer())).toEqual(content);
  });

  test.each(changes)('is reported when it was %s before it could be read', async (_, change) => {
    const chosen = await choose();
    await change();
    expect(await openFile(chosen)).toBe('gone');
  });
});

test('without decoding for scripts, only the bytes are checked', async () => {
  expect(await openFile(png())).toBeInstanceOf(File);
});
