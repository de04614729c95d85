import type { FileKind } from '@kedai/contract/rules/fileKind';
import { ApiError, unavailable } from '../../boundary/apiError';
import { callerKeys } from '../../boundary/caller/caller';
import { fairQueue } from '../../boundary/limits/fairQueue';
import {
  type ImageProblem,
  type Images,
  type StoredImage,
  UnusableImage,
} from '../../ports/images';

/**
 * Decoding takes memory, so images are decoded one by one. A decoded image has up to 10 MB and stays in memory until it is
 * stored, which a busy disk makes slow.
 */
const MAX_IN_MEMORY = 2;
const MAX_WAITING = 50;
/** Of one customer, and of one network address. */
const MAX_OWN_WAITING = 10;
/** Proxies end a request that is silent for a minute. */
const MAX_WAIT_MS = 45_000;
const RETRY_AFTER_S = 15;

/** The name of a file kind in the refusal. */
const NAMES: Readonly<Partial<Record<FileKind, string>>> = {
  bmp: 'a BMP picture, which the shop cannot open',
  document: 'a document',
  empty: 'empty',
  heic: 'a HEIC photo, which the shop cannot open',
  pdf: 'a PDF',
  svg: 'an SVG drawing',
  text: 'a text',
  tiff: 'a TIFF picture, which the shop cannot open',
  video: 'a video',
};

/** Re-encodes an image and passes it to `store`. @throws ApiError `not-an-image`, `file-too-large` or `unavailable` */
export type StoreReencoded = (
  path: string,
  store: (image: StoredImage) => Promise<void>,
) => Promise<void>;

/** Re-encodes receipts one by one, of each customer in turn, and refuses unusable images with a message. */
export function receiptImages(images: Pick<Images, 'reencode'>): StoreReencoded {
  const refuse = () =>
    unavailable(
      'Many receipts are arriving at the moment. Please send yours again in a few seconds.',
      RETRY_AFTER_S,
    );
  const queue = fairQueue({
    running: MAX_IN_MEMORY,
    waiting: MAX_WAITING,
    waitingPerKey: MAX_OWN_WAITING,
    maxWaitMs: MAX_WAIT_MS,
    refuse,
  });
  const decoding = fairQueue({ running: 1, waiting: MAX_IN_MEMORY, refuse });
  const reencode = async (path: string): Promise<StoredImage> => {
    try {
      return await decoding.run([], () => images.reencode(path));
    } catch (error) {
      throw error instanceof UnusableImage ? apiErrorFor(error.problem) : error;
    }
  };
  return (path, store) =>
    queue.run(callerKeys(), async () => {
      await store(await reencode(path));
    });
}

function apiErrorFor(problem: ImageProblem): ApiError {
  const message = `${describeProblem(problem)} Take a screenshot of your receipt and upload that.`;
  return problem.reason === 'too-large' || problem.reason === 'too-slow'
    ? new ApiError(413, 'file-too-large', message)
    : new ApiError(415, 'not-an-image', message);
}

function describeProblem(problem: ImageProblem): string {
  switch (problem.reason) {
    case 'other-kind':
      return `This file is ${NAMES[problem.kind] ?? 'not an image'}.`;
    case 'damaged':
      return 'This image is damaged or incomplete.';
    case 'too-slow':
      return 'This image takes too long to open.';
    case 'too-large':
      return `This image is too large: ${problem.size.width} × ${problem.size.height} pixels.`;
    case 'too-small':
      return `This image is too small to be read: ${problem.size.width} × ${problem.size.height} pixels.`;
  }
}
