import { IDEMPOTENCY_HEADER } from '../contract/idempotency';
import { orderCalls } from '../contract/order';
import { customerApi } from './baseApi';
import type { RawResponse } from './classify';
import { fromIdempotentCall } from './fromCall';
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
function sendUpload(
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

const upload = fromIdempotentCall(orderCalls.uploadpayment);

/** The upload of a receipt, which only the payment page loads. For its progress see `watchUpload`. */
export const uploadApi = customerApi.injectEndpoints({
  endpoints: (build) => ({
    uploadpayment: build.mutation({
      ...upload,
      query: (arg: Parameters<typeof upload.query>[0]) => ({
        ...upload.query(arg),
        send: sendUpload,
      }),
      // Also after a lost response, since the receipt may have arrived.
      invalidatesTags: (_response, error) => (error?.kind === 'refused' ? [] : ['Order']),
    }),
  }),
});
