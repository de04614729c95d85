import { fromPromise } from 'xstate';
import { invalidateOrder, orderApi } from '../../api/orderApi';
import { watchUpload } from '../../api/uploads';
import { PAYMENT_WINDOW_MS } from '../../contract/limits';
import { checkoutMachine } from '../../machines/checkout';
import type {
  LoadOrderInput,
  PlacedOrder,
  ReadReceiptInput,
  UploadedReceipt,
  UploadReceiptInput,
  WaitUntilInput,
} from '../../machines/checkout.types';
import type { AppDispatch } from '../../store/createStore';
import { runEndpoint } from '../../store/runEndpoint';
import { sleepUntil } from '../../store/sleepUntil';
import { loadReading } from './loadReading';
import type { ReceiptFiles } from './receipt/files';
import { pendingReceipt } from './receipt/pendingReceipt';
import { pictureForUpload } from './receipt/picture';
import type { ReceiptReader } from './receipt/reader';

/** What the payment needs of its surroundings. */
export interface PayingPorts {
  readonly dispatch: AppDispatch;
  /** The name that a receipt must show. */
  readonly receiverName: string;
  readonly files: ReceiptFiles;
  readonly reader: ReceiptReader;
  /** epoch ms */
  readonly now: () => number;
}

/** The chart `checkout` with the effects of its payment: there it meets the network once the order is placed. */
export const livePaying = ({ dispatch, receiverName, files, reader, now }: PayingPorts) =>
  checkoutMachine.provide({
    actors: {
      loadOrder: fromPromise<PlacedOrder, LoadOrderInput>(async ({ input, signal }) => {
        const call = orderApi.endpoints.orderdetail.initiate(input, {
          forceRefetch: true,
          subscribe: false,
        });
        const { status, date } = (await runEndpoint(() => dispatch(call), signal)).orderDetail;
        return { status, date };
      }),

      waitUntil: fromPromise<void, WaitUntilInput>(({ input, signal }) =>
        sleepUntil({ until: input.at, maxMs: PAYMENT_WINDOW_MS, now }, signal),
      ),

      readReceipt: fromPromise<boolean, ReadReceiptInput>(async ({ input, signal }) => {
        const { fileId, onProgress } = input;
        const file = files.get(fileId);
        const { readReceipt } = await loadReading();
        const { matches, region } = await readReceipt(reader, file, receiverName, {
          signal,
          onProgress,
        });
        if (region !== null) files.setRegion(fileId, region);
        return matches;
      }),

      uploadReceipt: fromPromise<UploadedReceipt, UploadReceiptInput>(async ({ input, signal }) => {
        const image = await pictureForUpload(files.get(input.fileId));
        signal.throwIfAborted();
        // Who stops sending may have sent it all.
        const stopped = () => dispatch(invalidateOrder(input.orderId));
        signal.addEventListener('abort', stopped, { once: true });
        const stopWatching = watchUpload(input.fileId, input.onProgress);
        try {
          const call = orderApi.endpoints.uploadpayment.initiate(
            { orderId: input.orderId, image, idempotencyKey: input.fileId },
            { track: false },
          );
          const { message } = await runEndpoint(() => dispatch(call), signal);
          // Here already: the shopper may leave before the order says that it has it.
          pendingReceipt.clearUploaded(input.orderId);
          return { message };
        } finally {
          stopWatching();
        }
      }),
    },
  });
