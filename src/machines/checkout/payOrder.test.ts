import type { Failure } from '@kedai/contract/calls/failure';
import { ORDER_STATUS } from '@kedai/contract/rules/orderStatus';
import { createPausedActor } from '@kedai/flow-viewer/model';
import { done, FILE, failed, loaded, REFUSED } from '../models/checkoutEvents';
import { type PayOrderEvent, type PayOrderInput, payOrderMachine } from './payOrder';

async function awaiting() {
  const flow = createPausedActor(payOrderMachine, { orderId: 'o1' } satisfies PayOrderInput);
  await flow.send(loaded(ORDER_STATUS.placed));
  return flow;
}

async function reading() {
  const flow = await awaiting();
  await flow.send({ type: 'receipt.chosen', file: FILE } as PayOrderEvent);
  await flow.send({ type: 'receipt.submitted' });
  return flow;
}

const receiptIn = (flow: Awaited<ReturnType<typeof awaiting>>) =>
  flow.snapshot().value.shown.awaitingReceipt.receipt as object;

describe('the payment', () => {
  test.each([
    [ORDER_STATUS.placed, 'awaitingReceipt'],
    [ORDER_STATUS.paymentSubmitted, 'submitted'],
    [ORDER_STATUS.cancelled, 'cancelled'],
    ['Delivered', 'settled'],
  ])('of an order "%s" is %s', async (status, state) => {
    const flow = createPausedActor(payOrderMachine, { orderId: 'o1' } satisfies PayOrderInput);
    await flow.send(loaded(status));
    expect(flow.snapshot().matches({ shown: state })).toBe(true);
  });

  test('shows an error when no screenshot was chosen', async () => {
    const flow = await awaiting();
    await flow.send({ type: 'receipt.submitted' });
    expect(flow.snapshot().context.problem).toEqual({ about: 'no-file' });
    expect(receiptIn(flow)).toEqual({ choosing: 'rejected' });
  });

  test('shows why a file is unusable, and keeps the valid file chosen before', async () => {
    const flow = await awaiting();
    await flow.send({ type: 'receipt.unusable', reason: 'pdf' } as PayOrderEvent);
    expect(receiptIn(flow)).toEqual({ choosing: 'rejected' });
    expect(flow.snapshot().context.problem).toEqual({ about: 'pdf' });
    // The error of an unusable file is not replaced by the error of a missing file.
    await flow.send({ type: 'receipt.submitted' });
    expect(flow.snapshot().context.problem).toEqual({ about: 'pdf' });
    await flow.send({ type: 'receipt.chosen', file: FILE } as PayOrderEvent);
    await flow.send({ type: 'receipt.unusable', reason: 'video' } as PayOrderEvent);
    expect(receiptIn(flow)).toEqual({ chosen: 'rejected' });
    expect(flow.snapshot().context).toMatchObject({ file: FILE, problem: { about: 'video' } });
  });

  test('reads and uploads the receipt, then reloads the order', async () => {
    const flow = await reading();
    await flow.send(done('readReceipt', true));
    await flow.send(done('uploadReceipt', { message: 'Thank you.' }));
    await flow.send(loaded(ORDER_STATUS.paymentSubmitted));
    expect(flow.snapshot().value).toEqual({ shown: 'submitted' });
    expect(flow.emitted).toEqual([
      { type: 'toast', kind: 'success', notice: { about: 'accepted', message: 'Thank you.' } },
    ]);
  });

  test.each([
    ['names somebody else', done('readReceipt', false), 'other-receiver'],
    ['cannot be read', failed('readReceipt', new Error('no picture')), 'unreadable'],
    ['takes too long', { type: 'xstate.after.readingTimeout.reading' }, 'unreadable'],
  ])('keeps a screenshot that %s and shows the problem', async (_, end, about) => {
    const flow = await reading();
    await flow.send(end);
    expect(receiptIn(flow)).toEqual({ chosen: 'rejected' });
    expect(flow.snapshot().context).toMatchObject({ file: FILE, problem: { about } });
  });

  test('a refused upload keeps the file, and the next attempt does not read it again', async () => {
    const flow = await reading();
    await flow.send(done('readReceipt', true));
    await flow.send(failed('uploadReceipt', REFUSED));
    const notice = { about: 'refused', failure: REFUSED };
    expect(receiptIn(flow)).toEqual({ chosen: 'rejected' });
    expect(flow.snapshot().context).toMatchObject({ file: FILE, problem: notice });
    expect(flow.emitted).toEqual([{ type: 'toast', kind: 'error', notice }]);
    await flow.send({ type: 'receipt.submitted' });
    expect(receiptIn(flow)).toEqual({ sending: 'uploading' });
  });

  test('another picture is read before its upload', async () => {
    const flow = await reading();
    await flow.send(done('readReceipt', true));
    await flow.send({ type: 'sending.cancelled' });
    await flow.send({
      type: 'receipt.chosen',
      file: { ...FILE, id: 'file-key-2' },
    } as PayOrderEvent);
    await flow.send({ type: 'receipt.submitted' });
    expect(receiptIn(flow)).toEqual({ sending: 'reading' });
  });

  test('nothing is verified while no picture is chosen', async () => {
    const { context } = (await awaiting()).snapshot();
    const { isFileVerified } = payOrderMachine.implementations.guards;
    expect(context.file).toBeNull();
    expect(isFileVerified?.({ context, event: { type: 'receipt.submitted' } }, undefined)).toBe(
      false,
    );
  });

  test('stays possible after the payment window has closed', async () => {
    const flow = await awaiting();
    await flow.send(done('waitUntil'));
    expect(flow.snapshot().matches({ shown: { awaitingReceipt: { paymentWindow: 'over' } } })).toBe(
      true,
    );
    await flow.send({ type: 'receipt.chosen', file: FILE } as PayOrderEvent);
    expect(receiptIn(flow)).toEqual({ chosen: 'ready' });
  });
});

const failure = (fields: Partial<Failure>): Failure => ({ ...REFUSED, ...fields });

test.each<[string, unknown, string]>([
  ['has no such order, by its status', failure({ status: 404 }), 'unknown'],
  ['has no such order, by its code', failure({ code: 'not-found' }), 'unknown'],
  ['has a problem', failure({ status: 500, kind: 'server' }), 'failed'],
  ['is not reached, without a code', new Error('not-found'), 'failed'],
])('an order that cannot be loaded because the shop %s', async (_, error, state) => {
  const flow = createPausedActor(payOrderMachine, { orderId: 'o1' } satisfies PayOrderInput);
  await flow.send(failed('loadOrder', error));
  expect(flow.snapshot().value).toEqual({ shown: state });
});
