import { fromPromise } from 'xstate';
import { orderApi } from '../../api/orderApi';
import { uploadApi } from '../../api/uploadApi';
import { PAYMENT_WINDOW_MS } from '../../contract/limits';
import { checkoutMachine } from '../../machines/checkout';
import { shop } from '../../shop';
import { runEndpoint } from '../../store/runEndpoint';
import type { AppDispatch } from '../../store/thunk';
import { sleepUntil } from '../shared/sleepUntil';
import { chosenReceipt } from './receipt/chosenReceipt';
import { pictureForUpload } from './receipt/picture';

/** Loads the receipt reading in a chunk of its own, which only paying shoppers need. */
export const loadReceiptReading = () =>
  import(/* webpackChunkName: "receipt-reading" */ '@kedai/receipt-reader');

/** The folder of the text recognition. Its name contains a hash, so a page loads no files of another release. */
export const recognitionUrl = process.env.RECOGNITION;

/** The `checkout` machine with the effects of the payment, after the order is placed. */
export const createPayingMachine = (dispatch: AppDispatch) =>
  checkoutMachine.provide({
    actors: {
      loadOrder: fromPromise(async ({ input, signal }) => {
        const call = orderApi.endpoints.orderdetail.initiate(input, {
          forceRefetch: true,
          subscribe: false,
        });
        const { status, date } = (await runEndpoint(() => dispatch(call), signal)).orderDetail;
        return { status, date };
      }),

      waitUntil: fromPromise(({ input, signal }) =>
        sleepUntil(input.at, PAYMENT_WINDOW_MS, signal),
      ),

      readReceipt: fromPromise(async ({ input, signal }) => {
        const { fileId, onProgress } = input;
        const receipt = chosenReceipt.get(fileId);
        const { readReceipt } = await loadReceiptReading();
        const options = { signal, onProgress, filesUrl: recognitionUrl };
        const { matches, region } = await readReceipt(receipt.file, shop.receiverName, options);
        receipt.region = region;
        return matches;
      }),

      uploadReceipt: fromPromise(async ({ input, signal }) => {
        const image = await pictureForUpload(chosenReceipt.get(input.fileId).file);
        signal.throwIfAborted();
        // The upload may have completed before it was cancelled, so the order is refetched.
        const refetchOrder = () => dispatch(orderApi.util.invalidateTags(['Order']));
        signal.addEventListener('abort', refetchOrder, { once: true });
        const call = uploadApi.endpoints.uploadpayment.initiate(
          { orderId: input.orderId, image, onProgress: input.onProgress },
          { track: false },
        );
        const { message } = await runEndpoint(() => dispatch(call), signal);
        // Marked here, because the shopper may leave before the order's status changes.
        chosenReceipt.markUploaded(input.orderId);
        return { message };
      }),
    },
  });
