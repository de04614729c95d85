/** How far an upload is, 0 to 1. */
export type UploadProgress = (fraction: number) => void;

/**
 * Who wants to know about uploads under way, by idempotency key. A callback cannot travel in an action, so it is
 * left here and found by the transport.
 */
const watchers = new Map<string, UploadProgress>();

/**
 * Follows the upload that is (or will be) made with a key.
 * @returns stops following.
 */
export function watchUpload(idempotencyKey: string, onProgress: UploadProgress): () => void {
  watchers.set(idempotencyKey, onProgress);
  return () => {
    if (watchers.get(idempotencyKey) === onProgress) watchers.delete(idempotencyKey);
  };
}

/** Tells the follower of an upload how far it is. */
export function reportUpload(idempotencyKey: string, fraction: number): void {
  watchers.get(idempotencyKey)?.(fraction);
}
