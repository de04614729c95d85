/** Receives the progress of an upload, 0 to 1. */
export type UploadProgress = (fraction: number) => void;

/**
 * Progress listeners by idempotency key. They are outside of the store because an action cannot carry a function.
 */
const listeners = new Map<string, UploadProgress>();

/**
 * Listens to the progress of the upload with this idempotency key.
 * @returns unsubscribes
 */
export function watchUpload(idempotencyKey: string, onProgress: UploadProgress): () => void {
  listeners.set(idempotencyKey, onProgress);
  return () => listeners.delete(idempotencyKey);
}

/** Notifies the listener of an upload. */
export function reportUpload(idempotencyKey: string, fraction: number): void {
  listeners.get(idempotencyKey)?.(fraction);
}
