import { PAYMENT_WINDOW_MS } from '@kedai/contract/rules/limits';
import { ORDER_STATUS } from '@kedai/contract/rules/orderStatus';
import { createPausedActor } from '@kedai/flow-viewer/model';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { done, FILE, failed, loaded, OFFLINE, REFUSED, UNKNOWN } from '../models/checkoutEvents';
import { runStory, type Step } from '../testing/story';
import { type PlacedOrder, payOrderMachine, READING_TIMEOUT_MS } from './payOrder';

const DEADLINE = 1_000 + PAYMENT_WINDOW_MS;
const TAGS: Readonly<Record<string, readonly string[]>> = {
  rejected: ['awaitingReceipt', 'rejected'],
  reading: ['awaitingReceipt', 'busy', 'reading'],
  uploading: ['awaitingReceipt', 'busy'],
};
const receipt = (
  parent: 'choosing' | 'chosen' | 'sending',
  state: 'ready' | 'rejected' | 'reading' | 'uploading',
  paymentWindow = 'open',
) => ({
  state: { shown: { awaitingReceipt: { paymentWindow, receipt: { [parent]: state } } } },
  tags: TAGS[state] ?? ['awaitingReceipt'],
});
const LOADING = {
  state: 'loading',
  tags: ['busy'],
  effectInputs: { loadOrder: { orderId: 'o1' } },
};
const rejected = (about: string) => ({
  ...receipt('chosen', 'rejected'),
  changed: { problem: { about } },
});

const placed: Step = [
  loaded(ORDER_STATUS.placed),
  {
    ...receipt('choosing', 'ready'),
    changed: { order: { status: 'Order Placed', date: 1_000 } },
    effectInputs: { waitUntil: { at: DEADLINE } },
  },
];
const chosen: Step = [
  { type: 'receipt.chosen', file: FILE },
  { ...receipt('chosen', 'ready'), changed: { file: FILE } },
];
const job = { fileId: FILE.id };
const READ = {
  ...receipt('sending', 'reading'),
  effectInputs: { watchProgress: undefined, readReceipt: job },
};
const UPLOAD = {
  ...receipt('sending', 'uploading'),
  effectInputs: { uploadReceipt: { ...job, orderId: 'o1' } },
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
        { type: 'progress.reported', fraction: 0.5 },
        { ...receipt('sending', 'reading'), changed: { progress: 0.5 } },
      ],
      [done('readReceipt', true), { ...UPLOAD, changed: { verifiedFileId: FILE.id, progress: 0 } }],
      [
        { type: 'progress.reported', fraction: 0.25 },
        { ...receipt('sending', 'uploading'), changed: { progress: 0.25 } },
      ],
      [
        done('uploadReceipt', { message: undefined }),
        {
          ...LOADING,
          emitted: [
            { type: 'toast', kind: 'success', notice: { about: 'accepted', message: undefined } },
          ],
        },
      ],
      [
        loaded(ORDER_STATUS.paymentSubmitted),
        {
          state: { shown: 'submitted' },
          changed: { order: { status: 'Payment Submitted', date: 1_000 } },
        },
      ],
      [{ type: 'order.retried' }, LOADING],
      [
        loaded(ORDER_STATUS.placed),
        {
          ...receipt('choosing', 'ready'),
          changed: {
            order: { status: 'Order Placed', date: 1_000 },
            file: null,
            verifiedFileId: null,
          },
          effectInputs: { waitUntil: { at: DEADLINE } },
        },
      ],
    ],
  ],
  [
    'a screenshot for another receiver stays chosen with an error, until another is chosen',
    [
      ...toReading,
      [
        { type: 'progress.reported', fraction: 0.5 },
        { ...receipt('sending', 'reading'), changed: { progress: 0.5 } },
      ],
      [done('readReceipt', false), rejected('other-receiver')],
      [
        { type: 'receipt.chosen', file: { ...FILE, id: 'f2' } },
        {
          ...receipt('chosen', 'ready'),
          changed: { file: { ...FILE, id: 'f2' } },
        },
      ],
      [
        { type: 'receipt.submitted' },
        {
          ...READ,
          changed: { progress: 0 },
          effectInputs: { watchProgress: undefined, readReceipt: { fileId: 'f2' } },
        },
      ],
      [failed('readReceipt', new Error('no picture')), rejected('unreadable')],
      [
        { type: 'receipt.submitted' },
        {
          ...READ,
          effectInputs: { watchProgress: undefined, readReceipt: { fileId: 'f2' } },
        },
      ],
      [{ type: 'xstate.after.readingTimeout.x' }, receipt('chosen', 'rejected')],
      [{ type: 'receipt.removed' }, { ...receipt('choosing', 'ready'), changed: { file: null } }],
      [
        { type: 'receipt.submitted' },
        { ...receipt('choosing', 'rejected'), changed: { problem: { about: 'no-file' } } },
      ],
      chosen,
    ],
  ],
  [
    'a refused receipt shows the problem, and the next upload does not read it again',
    [
      ...toReading,
      verified,
      [
        { type: 'progress.reported', fraction: 0.25 },
        { ...receipt('sending', 'uploading'), changed: { progress: 0.25 } },
      ],
      [
        failed('uploadReceipt', REFUSED),
        {
          ...receipt('chosen', 'rejected'),
          changed: { problem: { about: 'refused', failure: REFUSED } },
          emitted: [
            { type: 'toast', kind: 'error', notice: { about: 'refused', failure: REFUSED } },
          ],
        },
      ],
      [
        { type: 'receipt.submitted' },
        {
          ...UPLOAD,
          changed: { progress: 0 },
          effectInputs: { watchProgress: undefined, ...UPLOAD.effectInputs },
        },
      ],
      [{ type: 'sending.cancelled' }, receipt('chosen', 'ready')],
      [
        { type: 'receipt.removed' },
        { ...receipt('choosing', 'ready'), changed: { file: null, verifiedFileId: null } },
      ],
      chosen,
      reading,
      [{ type: 'sending.cancelled' }, receipt('chosen', 'ready')],
    ],
  ],
  [
    'the payment window closes',
    [
      placed,
      [done('waitUntil'), receipt('choosing', 'ready', 'over')],
      [chosen[0], { ...receipt('chosen', 'ready', 'over'), changed: { file: FILE } }],
    ],
  ],
  [
    'another status reloads the order, the same status does not',
    [
      placed,
      [{ type: 'order.changed', status: ORDER_STATUS.placed }, receipt('choosing', 'ready')],
      [{ type: 'order.changed', status: ORDER_STATUS.cancelled }, LOADING],
      [
        { type: 'order.changed', status: 'Delivered' },
        { state: 'loading', tags: ['busy'] },
      ],
      [{ type: 'order.retried' }, LOADING],
      [
        loaded(ORDER_STATUS.cancelled),
        {
          state: { shown: 'cancelled' },
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
        { state: { shown: 'failed' }, tags: ['failed'], changed: { failure: OFFLINE } },
      ],
      [{ type: 'order.retried' }, LOADING],
      [
        loaded('Delivered'),
        {
          state: { shown: 'settled' },
          changed: { order: { status: 'Delivered', date: 1_000 } },
        },
      ],
      [{ type: 'order.changed', status: 'On its way' }, LOADING],
      [failed('loadOrder', UNKNOWN), { state: { shown: 'unknown' }, tags: ['unknown'] }],
    ],
  ],
])('%s', async (_, story) => {
  expect(await runStory(payOrderMachine, { orderId: 'o1' }, story)).toStrictEqual(story);
});

test('the feature reports progress while a receipt is read or uploaded, and not afterwards', async () => {
  const reports: ((fraction: number) => void)[] = [];
  const never = () => new Promise<never>(() => undefined);
  const machine = payOrderMachine.provide({
    actors: {
      loadOrder: fromPromise<PlacedOrder, { readonly orderId: string }>(async () => ({
        status: ORDER_STATUS.placed,
        date: 1_000,
      })),
      waitUntil: fromPromise<void, { readonly at: number }>(never),
      readReceipt: fromPromise<boolean, { readonly fileId: string }>(never),
      watchProgress: fromCallback(({ sendBack }) => {
        reports.push((fraction) => sendBack({ type: 'progress.reported', fraction }));
      }),
    },
  });
  const actor = createActor(machine, { input: { orderId: 'o1' } }).start();
  await waitFor(actor, (snapshot) => snapshot.hasTag('awaitingReceipt'));
  actor.send({ type: 'receipt.chosen', file: FILE });
  expect(reports).toHaveLength(0);
  actor.send({ type: 'receipt.submitted' });
  reports[0]?.(0.75);
  expect(actor.getSnapshot().context.progress).toBe(0.75);
  actor.send({ type: 'sending.cancelled' });
  reports[0]?.(0.9);
  expect(actor.getSnapshot().context.progress).toBe(0.75);
});

test('reading a receipt times out after a minute', async () => {
  const { send, snapshot } = createPausedActor(payOrderMachine, { orderId: 'o1' });
  for (const [event] of toReading) await send(event);
  expect(READING_TIMEOUT_MS).toBe(60_000);
  await send({ type: 'xstate.after.59999.x' });
  expect(snapshot().hasTag('busy')).toBe(true);
  await send({ type: 'xstate.after.1.x' });
  expect(snapshot().hasTag('busy')).toBe(false);
});
