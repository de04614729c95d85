import { ORDER_STATUS } from '../contract/orderStatus';
import { checkoutMachine } from './checkout';
import { READING_LIMIT_MS } from './checkout.setup';
import { startFrozen } from './frozen';
import {
  done,
  FILE,
  failed,
  loaded,
  OFFLINE,
  REFUSED,
  UNKNOWN,
} from './testing/checkoutHappenings';
import { momentsOf, type Step } from './testing/story';

const TWO_HOURS_LATER = 1_000 + 7_200_000;
const receipt = (state: string, paymentWindow = 'open') => ({
  in: { paying: { awaitingReceipt: { paymentWindow, receipt: state } } },
  ...(state === 'reading' || state === 'uploading' ? { tags: ['busy'] } : {}),
});
const LOADING = {
  in: { paying: 'loading' },
  tags: ['busy'],
  asks: { loadOrder: { orderId: 'o1' } },
};

const placed: Step = [
  loaded(ORDER_STATUS.placed),
  {
    ...receipt('choosing'),
    changed: { order: { status: 'Order Placed', date: 1_000 } },
    asks: { waitUntil: { moment: TWO_HOURS_LATER } },
  },
];
const chosen: Step = [
  { type: 'receipt.chosen', file: FILE },
  { ...receipt('chosen'), changed: { file: FILE } },
];
const ask = { fileId: FILE.id, onProgress: expect.any(Function) };
const READ = { ...receipt('reading'), asks: { readReceipt: ask } };
const UPLOAD = { ...receipt('uploading'), asks: { uploadReceipt: { ...ask, orderId: 'o1' } } };
const reading: Step = [{ type: 'receipt.submitted' }, READ];
const verified: Step = [
  done('readReceipt', true),
  { ...UPLOAD, changed: { verifiedFileId: FILE.id } },
];
const toReading = [placed, chosen, reading];

test.each<[string, readonly Step[]]>([
  [
    'a receipt is read, handed in, and the order shown anew',
    [
      ...toReading,
      [
        { type: 'reading.progressed', fraction: 0.5 },
        { ...receipt('reading'), changed: { progress: 0.5 } },
      ],
      [done('readReceipt', true), { ...UPLOAD, changed: { verifiedFileId: FILE.id, progress: 0 } }],
      [
        { type: 'upload.progressed', fraction: 0.25 },
        { ...receipt('uploading'), changed: { progress: 0.25 } },
      ],
      [
        done('uploadReceipt', { message: undefined }),
        { ...LOADING, says: [{ type: 'toast', kind: 'success', text: 'Payment Submitted' }] },
      ],
      [
        loaded(ORDER_STATUS.paymentSubmitted),
        {
          in: { paying: 'submitted' },
          changed: { order: { status: 'Payment Submitted', date: 1_000 } },
        },
      ],
      [{ type: 'order.retried' }, LOADING],
      [
        loaded(ORDER_STATUS.placed),
        {
          ...receipt('choosing'),
          changed: {
            order: { status: 'Order Placed', date: 1_000 },
            file: null,
            verifiedFileId: null,
            progress: 0,
          },
          asks: { waitUntil: { moment: TWO_HOURS_LATER } },
        },
      ],
    ],
  ],
  [
    'a screenshot that names somebody else is kept and said so, until another is chosen',
    [
      ...toReading,
      [
        { type: 'reading.progressed', fraction: 0.5 },
        { ...receipt('reading'), changed: { progress: 0.5 } },
      ],
      [
        done('readReceipt', false),
        { ...receipt('chosen'), changed: { receiptProblem: 'other-receiver' } },
      ],
      [
        { type: 'receipt.chosen', file: { ...FILE, id: 'f2' } },
        {
          ...receipt('chosen'),
          changed: { file: { ...FILE, id: 'f2' }, receiptProblem: null, progress: 0 },
        },
      ],
      [{ type: 'receipt.submitted' }, { ...READ, asks: { readReceipt: { ...ask, fileId: 'f2' } } }],
      [
        failed('readReceipt', new Error('no picture')),
        { ...receipt('chosen'), changed: { receiptProblem: 'unreadable' } },
      ],
      [
        { type: 'receipt.submitted' },
        {
          ...READ,
          changed: { receiptProblem: null },
          asks: { readReceipt: { ...ask, fileId: 'f2' } },
        },
      ],
      [
        { type: 'xstate.after.readingLimit.x' },
        { ...receipt('chosen'), changed: { receiptProblem: 'unreadable' } },
      ],
      [
        { type: 'receipt.removed' },
        { ...receipt('choosing'), changed: { file: null, receiptProblem: null } },
      ],
      [
        { type: 'receipt.submitted' },
        { ...receipt('choosing'), changed: { receiptProblem: 'no-file' } },
      ],
      [chosen[0], { ...chosen[1], changed: { file: FILE, receiptProblem: null } }],
    ],
  ],
  [
    'a refused receipt is said so, and handed in again without being read again',
    [
      ...toReading,
      verified,
      [
        { type: 'upload.progressed', fraction: 0.25 },
        { ...receipt('uploading'), changed: { progress: 0.25 } },
      ],
      [
        failed('uploadReceipt', REFUSED),
        {
          ...receipt('chosen'),
          changed: { receiptProblem: 'refused', failure: REFUSED.message },
          says: [{ type: 'toast', kind: 'error', text: REFUSED.message }],
        },
      ],
      [
        { type: 'receipt.submitted' },
        { ...UPLOAD, changed: { receiptProblem: null, failure: null, progress: 0 } },
      ],
      [{ type: 'upload.cancelled' }, receipt('chosen')],
      [
        { type: 'receipt.removed' },
        { ...receipt('choosing'), changed: { file: null, verifiedFileId: null } },
      ],
      chosen,
      reading,
      [{ type: 'reading.cancelled' }, receipt('chosen')],
    ],
  ],
  [
    'the two hours go by, whatever tells of them',
    [
      placed,
      [done('waitUntil'), receipt('choosing', 'over')],
      [chosen[0], { ...receipt('chosen', 'over'), changed: { file: FILE } }],
    ],
  ],
  [
    'the two hours count as over when nothing can tell when they are',
    [placed, [failed('waitUntil', new Error('no clock')), receipt('choosing', 'over')]],
  ],
  [
    'another status shows the order anew, the same does not',
    [
      placed,
      [{ type: 'order.changed', status: ORDER_STATUS.placed }, receipt('choosing')],
      [{ type: 'order.changed', status: ORDER_STATUS.cancelled }, LOADING],
      [
        { type: 'order.changed', status: 'Delivered' },
        { in: { paying: 'loading' }, tags: ['busy'] },
      ],
      [{ type: 'order.retried' }, LOADING],
      [
        loaded(ORDER_STATUS.cancelled),
        {
          in: { paying: 'cancelled' },
          changed: { order: { status: 'Order Cancelled', date: 1_000 } },
        },
      ],
    ],
  ],
  [
    'an order that cannot be had is said so, and asked for again',
    [
      [
        failed('loadOrder', OFFLINE),
        { in: { paying: 'failed' }, changed: { failure: OFFLINE.message } },
      ],
      [{ type: 'order.retried' }, LOADING],
      [
        loaded('Delivered'),
        {
          in: { paying: 'settled' },
          changed: { order: { status: 'Delivered', date: 1_000 }, failure: null },
        },
      ],
      [{ type: 'order.changed', status: 'On its way' }, LOADING],
      [failed('loadOrder', UNKNOWN), { in: { paying: 'unknown' } }],
    ],
  ],
])('%s', async (_, story) => {
  expect(await momentsOf(checkoutMachine, { orderId: 'o1' }, story)).toStrictEqual(story);
});

test('the reader and the upload tell how far they are', async () => {
  const { send, snapshot, asked } = startFrozen(checkoutMachine, { orderId: 'o1' });
  const tell = (id: string, fraction: number) =>
    (asked.get(id) as { onProgress: (fraction: number) => void }).onProgress(fraction);
  for (const [happening] of toReading) await send(happening);
  tell('readReceipt', 0.75);
  expect(snapshot().context.progress).toBe(0.75);
  await send(done('readReceipt', true));
  tell('uploadReceipt', 0.5);
  expect(snapshot().context.progress).toBe(0.5);
});

test('reading a receipt may take a minute', async () => {
  const { send, snapshot } = startFrozen(checkoutMachine, { orderId: 'o1' });
  for (const [happening] of toReading) await send(happening);
  expect(READING_LIMIT_MS).toBe(60_000);
  await send({ type: 'xstate.after.59999.x' });
  expect(snapshot().hasTag('busy')).toBe(true);
  await send({ type: 'xstate.after.1.x' });
  expect(snapshot().hasTag('busy')).toBe(false);
});
