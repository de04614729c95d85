import { PAYMENT_WINDOW_MS } from '@kedai/contract/rules/limits';
import { ORDER_STATUS } from '@kedai/contract/rules/orderStatus';
import { createPausedActor, type FlowEvent } from '@kedai/flow-viewer/model';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { FILE, loaded, REFUSED } from '../models/checkoutEvents';
import { done, failed, OFFLINE } from '../models/failures';
import { runStory, type Step } from '../testing/story';
import { type PlacedOrder, payOrderMachine, READING_TIMEOUT_MS } from './payOrder';

const DEADLINE = 1_000 + PAYMENT_WINDOW_MS;
const TAGS: Readonly<Record<string, readonly string[]>> = {
  rejected: ['awaitingReceipt', 'rejected'],
  reading: ['awaitingReceipt', 'busy', 'reading'],
  uploading: ['awaitingReceipt', 'busy'],
  sent: ['awaitingReceipt', 'busy'],
};
const receipt = (
  parent: 'choosing' | 'chosen' | 'sending',
  state: 'ready' | 'rejected' | 'reading' | 'uploading',
  paymentWindow = 'open',
) => ({
  state: { shown: { awaitingReceipt: { paymentWindow, receipt: { [parent]: state } } } },
  tags: TAGS[state] ?? ['awaitingReceipt'],
});
const effectInputs = { loadOrder: { orderId: 'o1' } };
const LOADING = { state: 'loading', tags: ['busy'], effectInputs };
const SENT = {
  state: { shown: { awaitingReceipt: { paymentWindow: 'open', receipt: 'sent' } } },
  tags: TAGS.sent ?? [],
  effectInputs,
};
const submitted = (state: 'ready' | 'refreshing') => ({
  state: { shown: { submitted: state } },
  tags: state === 'ready' ? ['submitted'] : ['busy', 'submitted'],
});
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
const changed = (status: string) => ({ type: 'order.changed', order: { status, date: 1_000 } });

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
        done('uploadReceipt', { message: 'Thank you.' }),
        {
          ...SENT,
          emitted: [
            {
              type: 'toast',
              kind: 'success',
              notice: { about: 'accepted', message: 'Thank you.' },
            },
          ],
        },
      ],
      [
        loaded(ORDER_STATUS.paymentSubmitted),
        {
          ...submitted('ready'),
          changed: { order: { status: 'Payment Submitted', date: 1_000 } },
        },
      ],
      [{ type: 'order.retried' }, { ...submitted('refreshing'), effectInputs }],
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
    'another status changes the page, the same status does not',
    [
      [{ type: 'order.retried' }, LOADING],
      placed,
      chosen,
      [changed(ORDER_STATUS.placed), receipt('chosen', 'ready')],
      [
        changed(ORDER_STATUS.cancelled),
        {
          state: { shown: 'cancelled' },
          tags: ['cancelled'],
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
          tags: ['settled'],
          changed: { order: { status: 'Delivered', date: 1_000 } },
        },
      ],
    ],
  ],
  [
    'an unusable file does not replace the chosen one, and no error replaces its error',
    [
      placed,
      [
        { type: 'receipt.unusable', reason: 'pdf' },
        { ...receipt('choosing', 'rejected'), changed: { problem: { about: 'pdf' } } },
      ],
      [{ type: 'receipt.submitted' }, receipt('choosing', 'rejected')],
      chosen,
      [{ type: 'receipt.unusable', reason: 'video' }, rejected('video')],
    ],
  ],
])('the payment: %s', async (_, story) => {
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

const start = () => createPausedActor(payOrderMachine, { orderId: 'o1' });

test.each<[string, FlowEvent, string]>([
  ['that waits for its payment', loaded(ORDER_STATUS.placed), 'awaitingReceipt'],
  ['whose receipt is checked', loaded(ORDER_STATUS.paymentSubmitted), 'submitted'],
  ['that was cancelled', loaded(ORDER_STATUS.cancelled), 'cancelled'],
  ['with another status', loaded('Delivered'), 'settled'],
  [
    'that the shop does not have, by its status',
    failed('loadOrder', { ...REFUSED, status: 404 }),
    'unknown',
  ],
  [
    'that the shop does not have, by its code',
    failed('loadOrder', { ...REFUSED, code: 'not-found' }),
    'unknown',
  ],
  [
    'that the shop cannot load',
    failed('loadOrder', { ...REFUSED, kind: 'server', status: 500 }),
    'failed',
  ],
  ['that is not reached, without a code', failed('loadOrder', new Error('not-found')), 'failed'],
])('an order %s', (_, event, state) => {
  const { send, snapshot } = start();
  send(event);
  expect(snapshot().matches({ shown: state })).toBe(true);
  expect([...snapshot().tags]).toEqual([state]);
});

test('another picture than the verified one is read before its upload', () => {
  const { send, snapshot } = start();
  for (const [event] of [...toReading, verified]) send(event);
  send({ type: 'sending.cancelled' });
  send({ type: 'receipt.chosen', file: { ...FILE, id: 'f2' } });
  send({ type: 'receipt.submitted' });
  expect(snapshot().hasTag('reading')).toBe(true);
});

test('nothing is verified while no picture is chosen', () => {
  const { context } = start().snapshot();
  const { isFileVerified } = payOrderMachine.implementations.guards;
  expect(isFileVerified?.({ context, event: { type: 'receipt.submitted' } }, undefined)).toBe(
    false,
  );
});
