import { ApiError, unavailable } from '../../boundary/apiError';
import { callerKeys } from '../../boundary/caller/caller';
import { fairQueue } from '../../boundary/limits/fairQueue';
import {
  type ImageProblem,
  type Images,
  type StoredImage,
  UnusableImage,
} from '../../ports/images';
import type { Message } from '../../text/serverText';

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

/** Re-encodes an image and passes it to `store`. @throws ApiError `not-an-image`, `file-too-large` or `unavailable` */
export type StoreReencoded = (
  path: string,
  store: (image: StoredImage) => Promise<void>,
) => Promise<void>;

/** Re-encodes receipts one by one, of each customer in turn, and refuses unusable images with a message. */
export function receiptImages(images: Pick<Images, 'reencode'>): StoreReencoded {
  const refuse = () => unavailable(({ receipt }) => receipt.busy, RETRY_AFTER_S);
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

const apiErrorFor = (problem: ImageProblem): ApiError =>
  problem.reason === 'too-large' || problem.reason === 'too-slow'
    ? new ApiError(413, 'file-too-large', describeProblem(problem))
    : new ApiError(415, 'not-an-image', describeProblem(problem));

const describeProblem =
  (problem: ImageProblem): Message =>
  ({ receipt }) => {
    switch (problem.reason) {
      case 'other-kind':
        return receipt.otherKind(problem.kind);
      case 'damaged':
        return receipt.damaged;
      case 'too-slow':
        return receipt.tooSlow;
      case 'too-large':
        return receipt.tooLarge(problem.size.width, problem.size.height);
      case 'too-small':
        return receipt.tooSmall(problem.size.width, problem.size.height);
    }
  };
