import { orderCalls } from '@kedai/contract/calls/order';
import { customerApi } from './apis';
import type { RawResponse } from './classify';
import { fromCall } from './fromCall';
import type { CallArgs, PreparedRequest } from './transport';

type OnProgress = (fraction: number) => void;

/** Uploads use XMLHttpRequest, since fetch reports no upload progress. */
function sendUpload(
  { url, method, headers }: PreparedRequest,
  body: unknown,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<RawResponse> {
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
      if (lengthComputable) onProgress(loaded / total);
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

const upload = fromCall(orderCalls.uploadpayment);

type UploadArg = Parameters<typeof upload.query>[0] & {
  /** Called with the sent part, 0 to 1. */
  readonly onProgress: OnProgress;
};

/** The upload of a receipt, which only the payment page loads. */
export const uploadApi = customerApi.injectEndpoints({
  endpoints: (build) => ({
    uploadpayment: build.mutation({
      ...upload,
      query: ({ onProgress, ...body }: UploadArg): CallArgs => ({
        ...upload.query(body),
        send: (request, fields, signal) => sendUpload(request, fields, signal, onProgress),
      }),
      // Also after a lost response, since the receipt may have arrived.
      invalidatesTags: (_response, error) => (error?.kind === 'refused' ? [] : ['Order']),
    }),
  }),
});
