import { createPausedActor } from '@kedai/flow-viewer/model';
import { ORDER_STATUS } from '../contract/orderStatus';
import { checkoutMachine } from './checkout';
import { READING_TIMEOUT_MS } from './checkout.setup';
import { done, FILE, failed, loaded, OFFLINE, REFUSED, UNKNOWN } from './testing/checkoutEvents';
import { runStory, type Step } from './testing/story';

const TWO_HOURS_LATER = 1_000 + 7_200_000;
const receipt = (state: string, paymentWindow = 'open') => ({
  state: { paying: { awaitingReceipt: { paymentWindow, receipt: state } } },
  ...(state === 'reading' || state === 'uploading' ? { tags: ['busy'] } : {}),
});
const LOADING = {
  state: { paying: 'loading' },
  tags: ['busy'],
  effectInputs: { loadOrder: { orderId: 'o1' } },
};

const placed: Step = [
  loaded(ORDER_STATUS.placed),
  {
    ...receipt('choosing'),
    changed: { order: { status: 'Order Placed', date: 1_000 } },
    effectInputs: { waitUntil: { at: TWO_HOURS_LATER } },
  },
];
const chosen: Step = [
  { type: 'receipt.chosen', file: FILE },
  { ...receipt('chosen'), changed: { file: FILE } },
];
const ask = { fileId: FILE.id, onProgress: expect.any(Function) };
const READ = { ...receipt('reading'), effectInputs: { readReceipt: ask } };
const UPLOAD = {
  ...receipt('uploading'),
  effectInputs: { uploadReceipt: { ...ask, orderId: 'o1' } },
};
const reading: Step = [{ type: 'receipt.submitted' }, READ];
const verified: Step = [
  done('readReceipt', true),
  { ...UPLOAD, changed: { verifiedFileId: FILE.id } },
];
const toReading = [placed, chosen, reading];

test.each<[string, readonly Step[]]>([
  [
    'a receipt is read and uploaded, and the order reloads',
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
        { ...LOADING, emitted: [{ type: 'toast', kind: 'success', text: 'Payment Submitted' }] },
      ],
      [
        loaded(ORDER_STATUS.paymentSubmitted),
        {
          state: { paying: 'submitted' },
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
          effectInputs: { waitUntil: { at: TWO_HOURS_LATER } },
        },
      ],
    ],
  ],
  [
    'a screenshot for another receiver stays chosen with an error, until another is chosen',
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
      [
        { type: 'receipt.submitted' },
        { ...READ, effectInputs: { readReceipt: { ...ask, fileId: 'f2' } } },
      ],
      [
        failed('readReceipt', new Error('no picture')),
        { ...receipt('chosen'), changed: { receiptProblem: 'unreadable' } },
      ],
      [
        { type: 'receipt.submitted' },
        {
          ...READ,
          changed: { receiptProblem: null },
          effectInputs: { readReceipt: { ...ask, fileId: 'f2' } },
        },
      ],
      [
        { type: 'xstate.after.readingTimeout.x' },
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
    'a refused receipt shows the problem, and the next upload does not read it again',
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
          emitted: [{ type: 'toast', kind: 'error', text: REFUSED.message }],
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
    'the payment window closes after two hours',
    [
      placed,
      [done('waitUntil'), receipt('choosing', 'over')],
      [chosen[0], { ...receipt('chosen', 'over'), changed: { file: FILE } }],
    ],
  ],
  [
    'another status reloads the order, the same status does not',
    [
      placed,
      [{ type: 'order.changed', status: ORDER_STATUS.placed }, receipt('choosing')],
      [{ type: 'order.changed', status: ORDER_STATUS.cancelled }, LOADING],
      [
        { type: 'order.changed', status: 'Delivered' },
        { state: { paying: 'loading' }, tags: ['busy'] },
      ],
      [{ type: 'order.retried' }, LOADING],
      [
        loaded(ORDER_STATUS.cancelled),
        {
          state: { paying: 'cancelled' },
          changed: { order: { status: 'Order Cancelled', date: 1_000 } },
        },
      ],
    ],
  ],
  [
    'an order that cannot be loaded shows the problem, and can be retried',
    [
      [
        failed('loadOrder', OFFLINE),
        { state: { paying: 'failed' }, changed: { failure: OFFLINE.message } },
      ],
      [{ type: 'order.retried' }, LOADING],
      [
        loaded('Delivered'),
        {
          state: { paying: 'settled' },
          changed: { order: { status: 'Delivered', date: 1_000 }, failure: null },
        },
      ],
      [{ type: 'order.changed', status: 'On its way' }, LOADING],
      [failed('loadOrder', UNKNOWN), { state: { paying: 'unknown' } }],
    ],
  ],
])('%s', async (_, story) => {
  expect(await runStory(checkoutMachine, { orderId: 'o1' }, story)).toStrictEqual(story);
});

test('the reader and the upload report their progress', async () => {
  const { send, snapshot, effectInputs } = createPausedActor(checkoutMachine, { orderId: 'o1' });
  const tell = (id: string, fraction: number) =>
    (effectInputs.get(id) as { onProgress: (fraction: number) => void }).onProgress(fraction);
  for (const [event] of toReading) await send(event);
  tell('readReceipt', 0.75);
  expect(snapshot().context.progress).toBe(0.75);
  await send(done('readReceipt', true));
  tell('uploadReceipt', 0.5);
  expect(snapshot().context.progress).toBe(0.5);
});

test('reading a receipt times out after a minute', async () => {
  const { send, snapshot } = createPausedActor(checkoutMachine, { orderId: 'o1' });
  for (const [event] of toReading) await send(event);
  expect(READING_TIMEOUT_MS).toBe(60_000);
  await send({ type: 'xstate.after.59999.x' });
  expect(snapshot().hasTag('busy')).toBe(true);
  await send({ type: 'xstate.after.1.x' });
  expect(snapshot().hasTag('busy')).toBe(false);
});
