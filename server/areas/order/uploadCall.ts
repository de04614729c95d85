import { orderCalls } from '@kedai/contract/calls/order';
import { RECEIPT_MAX_BYTES } from '@kedai/contract/rules/limits';
import * as v from 'valibot';
import { assertWithinLimits, revertUses } from '../../boundary/limits/rateLimit';
import { ReceivedFile } from '../../boundary/request/uploads';
import type { Precheck } from '../../boundary/route';
import { DAY_MS } from '../../ports/clock';

/** Limits of one customer's uploads in a day. A new file replaces the order's earlier one. */
const MAX_UPLOADS_PER_DAY = 100;
const MAX_KILOBYTES_PER_DAY = 300 * 1024;

/**
 * Counts an upload before its body is read. Of a form that does not arrive, only the bytes count that did.
 * @throws ApiError `too-many-requests`
 */
const countUpload: Precheck = async ({ customer, db, now, c, onIncomplete }) => {
  const kilobytes = Math.ceil(declaredBytes(c.req.header('content-length')) / 1024);
  const uploads = `uploads:${customer.id}`;
  const arriving = `upload-kilobytes:${customer.id}`;
  await assertWithinLimits(
    db,
    now,
    [
      { bucket: uploads, times: MAX_UPLOADS_PER_DAY, windowMs: DAY_MS },
      {
        bucket: arriving,
        times: MAX_KILOBYTES_PER_DAY,
        windowMs: DAY_MS,
        amount: kilobytes,
      },
    ],
    ({ receipt }) => receipt.tooManyToday,
  );
  onIncomplete((receivedBytes) => {
    const amount = Math.max(kilobytes - Math.ceil(receivedBytes / 1024), 0);
    return revertUses(db, [{ bucket: uploads }, { bucket: arriving, amount }]);
  });
};

/** A missing or invalid length counts as the maximum. */
const declaredBytes = (contentLength = ''): number =>
  /^\d{1,15}$/.test(contentLength)
    ? Math.min(Number(contentLength), RECEIPT_MAX_BYTES)
    : RECEIPT_MAX_BYTES;

/** `order/uploadpayment` on the server: the image is a file on disk. */
export const uploadCall = {
  ...orderCalls.uploadpayment,
  precheck: countUpload,
  request: v.object({
    ...orderCalls.uploadpayment.request.entries,
    image: v.instance(ReceivedFile),
  }),
};
