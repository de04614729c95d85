import { IDEMPOTENCY_HEADER } from '../contract/idempotency';
import type { RawResponse } from './classify';
import type { PreparedRequest } from './transport';

/** Progress listeners by idempotency key. They are outside of the store because an action cannot carry a function. */
const uploadListeners = new Map<string, (fraction: number) => void>();

/** Listens to the progress, 0 to 1, of the upload with this idempotency key. @returns unsubscribes */
export function watchUpload(
  idempotencyKey: string,
  onProgress: (fraction: number) => void,
): () => void {
  uploadListeners.set(idempotencyKey, onProgress);
  return () => uploadListeners.delete(idempotencyKey);
}

/** Uploads use XMLHttpRequest, since fetch reports no upload progress. */
export function sendUpload(
  { url, method, headers }: PreparedRequest,
  body: unknown,
  signal: AbortSignal,
): Promise<RawResponse> {
  const onProgress = uploadListeners.get(headers[IDEMPOTENCY_HEADER] ?? '');
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    form.append(name, value instanceof Blob ? value : String(value));
  }
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    };
    request.onload = () =>
      resolve({
        status: request.status,
        body: request.responseText,
        date: request.getResponseHeader('date'),
      });
    request.onerror = reject;
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
