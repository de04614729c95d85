import type { FileKind } from '@kedai/contract/fileKind';
import { ApiError, unavailable } from '../../apiError';
import { callerKeys } from '../../boundary/caller';
import { fairQueue } from '../../fairQueue';
import {
  type ImageProblem,
  type Images,
  type StoredImage,
  UnusableImage,
} from '../../ports/images';

/** Decoding takes memory, so images are decoded one by one. */
const MAX_CONCURRENT_DECODINGS = 1;
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

/**
 * Re-encodes receipts one by one, of each customer in turn, and refuses unusable images with a message.
 * @returns a function of the path; it throws ApiError `not-an-image`, `file-too-large` or `unavailable`
 */
export function receiptImages(
  images: Pick<Images, 'reencode'>,
): (path: string) => Promise<StoredImage> {
  const queue = fairQueue({
    running: MAX_CONCURRENT_DECODINGS,
    waiting: MAX_WAITING,
    waitingPerKey: MAX_OWN_WAITING,
    maxWaitMs: MAX_WAIT_MS,
    refuse: () =>
      unavailable(
        'Many receipts are arriving at the moment. Please send yours again in a few seconds.',
        RETRY_AFTER_S,
      ),
  });
  return async (path) => {
    try {
      return await queue.run(callerKeys(), () => images.reencode(path));
    } catch (error) {
      throw error instanceof UnusableImage ? apiErrorFor(error.problem) : error;
    }
  };
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
