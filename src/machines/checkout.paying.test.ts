import { createPausedActor } from '@kedai/flow-viewer/model';
import { ORDER_STATUS } from '../contract/orderStatus';
import { checkoutMachine } from './checkout';
import type { CheckoutEvent, CheckoutInput } from './checkout.types';
import { done, FILE, failed, loaded, REFUSED } from './testing/checkoutEvents';

async function awaiting() {
  const flow = createPausedActor(checkoutMachine, { orderId: 'o1' } satisfies CheckoutInput);
  await flow.send(loaded(ORDER_STATUS.placed));
  return flow;
}

async function reading() {
  const flow = await awaiting();
  await flow.send({ type: 'receipt.chosen', file: FILE } as CheckoutEvent);
  await flow.send({ type: 'receipt.submitted' });
  return flow;
}

const receiptIn = (flow: Awaited<ReturnType<typeof awaiting>>) =>
  flow.snapshot().value.paying.awaitingReceipt.receipt as string;

describe('the payment', () => {
  test.each([
    [ORDER_STATUS.placed, 'awaitingReceipt'],
    [ORDER_STATUS.paymentSubmitted, 'submitted'],
    [ORDER_STATUS.cancelled, 'cancelled'],
    ['Delivered', 'settled'],
  ])('of an order "%s" is %s', async (status, state) => {
    const flow = createPausedActor(checkoutMachine, { orderId: 'o1' } satisfies CheckoutInput);
    await flow.send(loaded(status));
    expect(flow.snapshot().matches({ paying: state })).toBe(true);
  });

  test('shows an error when no screenshot was chosen', async () => {
    const flow = await awaiting();
    await flow.send({ type: 'receipt.submitted' });
    expect(flow.snapshot().context.receiptProblem).toBe('no-file');
    expect(receiptIn(flow)).toBe('choosing');
  });

  test('shows why a file is unusable, and keeps the valid file chosen before', async () => {
    const flow = await awaiting();
    await flow.send({ type: 'receipt.unusable', reason: 'pdf' } as CheckoutEvent);
    expect(receiptIn(flow)).toBe('choosing');
    expect(flow.snapshot().context.receiptProblem).toBe('pdf');
    await flow.send({ type: 'receipt.chosen', file: FILE } as CheckoutEvent);
    await flow.send({ type: 'receipt.unusable', reason: 'video' } as CheckoutEvent);
    expect(receiptIn(flow)).toBe('chosen');
    expect(flow.snapshot().context).toMatchObject({ file: FILE, receiptProblem: 'video' });
  });

  test('reads and uploads the receipt, then reloads the order', async () => {
    const flow = await reading();
    await flow.send(done('readReceipt', true));
    await flow.send(done('uploadReceipt', { message: 'Thank you.' }));
    await flow.send(loaded(ORDER_STATUS.paymentSubmitted));
    expect(flow.snapshot().value).toEqual({ paying: 'submitted' });
    expect(flow.emitted).toEqual([{ type: 'toast', kind: 'success', text: 'Thank you.' }]);
  });

  test.each([
    ['names somebody else', done('readReceipt', false), 'other-receiver'],
    ['cannot be read', failed('readReceipt', new Error('no picture')), 'unreadable'],
    ['takes too long', { type: 'xstate.after.readingTimeout.reading' }, 'unreadable'],
  ])('keeps a screenshot that %s and shows the problem', async (_, end, problem) => {
    const flow = await reading();
    await flow.send(end);
    expect(receiptIn(flow)).toBe('chosen');
    expect(flow.snapshot().context).toMatchObject({ file: FILE, receiptProblem: problem });
  });

  test('a refused upload keeps the file, and the next attempt does not read it again', async () => {
    const flow = await reading();
    await flow.send(done('readReceipt', true));
    await flow.send(failed('uploadReceipt', REFUSED));
    expect(flow.snapshot().context).toMatchObject({ file: FILE, failure: REFUSED.message });
    expect(flow.emitted).toEqual([{ type: 'toast', kind: 'error', text: REFUSED.message }]);
    await flow.send({ type: 'receipt.submitted' });
    expect(receiptIn(flow)).toBe('uploading');
  });

  test('another picture is read before its upload', async () => {
    const flow = await reading();
    await flow.send(done('readReceipt', true));
    await flow.send({ type: 'upload.cancelled' });
    await flow.send({
      type: 'receipt.chosen',
      file: { ...FILE, id: 'file-key-2' },
    } as CheckoutEvent);
    await flow.send({ type: 'receipt.submitted' });
    expect(receiptIn(flow)).toBe('reading');
  });

  test('nothing is verified while no picture is chosen', async () => {
    const { context } = (await awaiting()).snapshot();
    const { isFileVerified } = checkoutMachine.implementations.guards;
    expect(context.file).toBeNull();
    expect(isFileVerified?.({ context, event: { type: 'receipt.submitted' } }, undefined)).toBe(
      false,
    );
  });

  test('stays possible after the payment window has closed', async () => {
    const flow = await awaiting();
    await flow.send(done('waitUntil'));
    expect(
      flow.snapshot().matches({ paying: { awaitingReceipt: { paymentWindow: 'over' } } }),
    ).toBe(true);
    await flow.send({ type: 'receipt.chosen', file: FILE } as CheckoutEvent);
    expect(receiptIn(flow)).toBe('chosen');
  });
});
