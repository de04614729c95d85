import * as v from 'valibot';
import { RECEIPT_MAX_BYTES } from '../../../src/contract/limits';
import { orderCalls } from '../../../src/contract/order';
import { assertWithinLimits } from '../../boundary/rateLimit';
import type { Admit } from '../../boundary/route';
import { ReceivedFile } from '../../boundary/uploads';
import { DAY_MS } from '../../ports/clock';

/** What one customer may upload in a day. The file of an order takes the place of its earlier one. */
const UPLOADS_A_DAY = 100;
const KILOBYTES_A_DAY = 300 * 1024;

/**
 * Counts an upload before its body is read. A body of unknown length counts as the longest.
 * @throws ApiError `too-many-requests`
 */
const countUpload: Admit = async ({ customer, db, now, c }) => {
  const bytes = announcedBytes(c.req.header('content-length'));
  const limits = [
    { bucket: `uploads:${customer.id}`, times: UPLOADS_A_DAY, windowMs: DAY_MS },
    {
      bucket: `upload-kilobytes:${customer.id}`,
      times: KILOBYTES_A_DAY,
      windowMs: DAY_MS,
      amount: Math.ceil(bytes / 1024),
    },
  ];
  await assertWithinLimits(
    db,
    now,
    limits,
    'You have uploaded many files today. Please try again tomorrow, or send your receipt to the seller.',
  );
};

/** A length that is absent, or no number, counts as the longest. */
const announcedBytes = (contentLength = ''): number =>
  /^\d{1,15}$/.test(contentLength)
    ? Math.min(Number(contentLength), RECEIPT_MAX_BYTES)
    : RECEIPT_MAX_BYTES;

/** `order/uploadpayment` as the server reads it: the image is a file on the disk. */
export const uploadCall = {
  ...orderCalls.uploadpayment,
  admit: countUpload,
  request: v.object({
    ...orderCalls.uploadpayment.request.entries,
    image: v.instance(ReceivedFile, 'image must be a file.'),
  }),
};
