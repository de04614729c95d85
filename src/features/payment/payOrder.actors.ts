import { PAYMENT_WINDOW_MS } from '@kedai/contract/rules/limits';
import { fromCallback, fromPromise } from 'xstate';
import { orderApi } from '../../api/orderApi';
import { uploadApi } from '../../api/uploadApi';
import { payOrderMachine } from '../../machines/checkout/payOrder';
import { shop } from '../../shop';
import { type AppDispatch, runEndpoint } from '../../state/thunk';
import { sleepUntil } from '../shared/sleepUntil';
import { chosenReceipt } from './receipt/chosenReceipt';
import { pictureForUpload } from './receipt/picture';

/** Loads the receipt reading in a chunk of its own, which only paying shoppers need. */
export const loadReceiptReading = () =>
  import(/* webpackChunkName: "receipt-reading" */ '@kedai/receipt-reader');

/** The folder of the text recognition. Its name contains a hash, so a page loads no files of another release. */
export const recognitionUrl = process.env.RECOGNITION;

/** The machine with its effects. */
export function createPayOrderMachine(dispatch: AppDispatch) {
  let reportProgress: ((fraction: number) => void) | undefined;
  const onProgress = (fraction: number) => reportProgress?.(fraction);
  return payOrderMachine.provide({
    actors: {
      // Joins the request of the page's own query, if one is running.
      loadOrder: fromPromise(async ({ input, ...effect }) => {
        const call = orderApi.endpoints.orderdetail.initiate(input, {
          forceRefetch: true,
          subscribe: false,
        });
        const { status, date } = (await runEndpoint(dispatch, call, effect)).orderDetail;
        return { status, date };
      }),

      waitUntil: fromPromise(({ input, signal }) =>
        sleepUntil(input.at, PAYMENT_WINDOW_MS, signal),
      ),

      // The reader and the upload are promises, which cannot send events while they run.
      watchProgress: fromCallback(({ sendBack }) => {
        reportProgress = (fraction) => sendBack({ type: 'progress.reported', fraction });
      }),

      readReceipt: fromPromise(async ({ input, signal }) => {
        const receipt = chosenReceipt.get(input.fileId);
        const { readReceipt } = await loadReceiptReading();
        const options = { signal, onProgress, filesUrl: recognitionUrl };
        const { matches, region } = await readReceipt(receipt.file, shop.receiverName, options);
        receipt.region = region;
        return matches;
      }),

      uploadReceipt: fromPromise(async ({ input, ...effect }) => {
        const { signal } = effect;
        const image = await pictureForUpload(chosenReceipt.get(input.fileId).file);
        signal.throwIfAborted();
        // The upload may have completed before it was cancelled, so the order is refetched.
        const refetchOrder = () => dispatch(orderApi.util.invalidateTags(['Order']));
        signal.addEventListener('abort', refetchOrder, { once: true });
        const call = uploadApi.endpoints.uploadpayment.initiate(
          { orderId: input.orderId, image, onProgress },
          { track: false },
        );
        const { message } = await runEndpoint(dispatch, call, effect);
        // Marked here, because the shopper may leave before the order's status changes.
        chosenReceipt.markUploaded(input.orderId);
        return { message };
      }),
    },
  });
}
