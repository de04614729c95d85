import { type ImageProblem, type StoredImage, UnusableImage } from '../../ports/images';
import { receiptImages } from './receiptImages';

const image: StoredImage = {
  bytes: new Uint8Array(),
  mediaType: 'image/jpeg',
  extension: 'jpg',
};

test.each<[ImageProblem, number, string]>([
  [{ reason: 'other-kind', kind: 'pdf' }, 415, 'This file is a PDF.'],
  [{ reason: 'other-kind', kind: 'unknown' }, 415, 'This file is not an image.'],
  [{ reason: 'damaged' }, 415, 'This image is damaged or incomplete.'],
  [
    { reason: 'too-large', size: { width: 16_000, height: 16_000 } },
    413,
    'This image is too large: 16000 × 16000 pixels.',
  ],
  [{ reason: 'too-slow' }, 413, 'This image takes too long to open.'],
  [
    { reason: 'too-small', size: { width: 1, height: 1 } },
    415,
    'This image is too small to be read: 1 × 1 pixels.',
  ],
])('%j is refused with an alternative', async (problem, status, message) => {
  const reencode = receiptImages({
    reencode: async () => {
      throw new UnusableImage(problem);
    },
  });
  await expect(reencode('a', async () => {})).rejects.toMatchObject({
    status,
    message: `${message} Take a screenshot of your receipt and upload that.`,
  });
});

test('decodes one at a time and refuses too many with Retry-After', async () => {
  let running = 0;
  let most = 0;
  const reencode = receiptImages({
    reencode: async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return image;
    },
  });
  const all = await Promise.allSettled(
    Array.from({ length: 60 }, () => reencode('a', async () => {})),
  );
  expect(most).toBe(1);
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(52);
  expect(all.at(-1)).toMatchObject({ reason: { status: 503, retryAfterS: expect.any(Number) } });
});

test('decodes no more receipts than two before they are stored', async () => {
  let decoded = 0;
  const reencode = receiptImages({
    reencode: async () => {
      decoded += 1;
      return image;
    },
  });
  let store = () => {};
  const stored = new Promise<void>((resolve) => {
    store = resolve;
  });
  const all = Array.from({ length: 5 }, () => reencode('a', () => stored));
  await new Promise((resolve) => setImmediate(resolve));
  expect(decoded).toBe(2);
  store();
  await Promise.all(all);
  expect(decoded).toBe(5);
});
