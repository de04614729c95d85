import { pictureForUpload } from './picture';

const screenshot = new File([new Uint8Array(1_600_000)], 'screenshot.png', { type: 'image/png' });
const close = jest.fn();

/** What a browser does, which jsdom does not: it decodes the picture, and draws it or not. */
function givenBrowser({ draws }: { draws: boolean }) {
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ width: 1080, height: 4800, close }),
  });
  const pen = draws ? { fillRect() {}, drawImage() {} } : null;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as null);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((take) => take(new Blob(['a small copy'])));
}

afterEach(() => {
  close.mockClear();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

test('a large picture is handed in as a smaller copy', async () => {
  givenBrowser({ draws: true });
  const handedIn = await pictureForUpload(screenshot);
  expect(handedIn.name).toBe('screenshot.jpg');
  expect(handedIn.size).toBeLessThan(screenshot.size);
  expect(close).toHaveBeenCalledTimes(1);
});

test('one that the browser cannot draw is handed in untouched, and its memory given back', async () => {
  givenBrowser({ draws: false });
  expect(await pictureForUpload(screenshot)).toBe(screenshot);
  expect(close).toHaveBeenCalledTimes(1);
});
