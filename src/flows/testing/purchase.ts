import { type Recording, startWalk } from '@kedai/flow-viewer/model';
import type { FlowId } from '../flowIds';
import { shopFlow } from '../flows';

type Event = { readonly type: string; readonly [field: string]: unknown };

/** Walks through a flow with one event every 137 ms, and returns the recording. */
export async function recordWalk(
  flow: FlowId,
  input: Readonly<Record<string, unknown>>,
  events: readonly Event[],
): Promise<Recording> {
  const startedAt = 1_795_000_000_000;
  const walk = startWalk(shopFlow(flow), input, startedAt);
  for (const [index, event] of events.entries()) {
    await walk.send(event, startedAt + 137 * (index + 1));
  }
  return walk.recording();
}

/** One event for each typed character. */
const typed = (text: string, event: (text: string) => Event): readonly Event[] =>
  Array.from(text, (_, index) => event(text.slice(0, index + 1)));

const draft = {
  address: {
    firstName: 'Aina',
    lastName: 'Rahman',
    email: 'aina.rahman@example.my',
    street: '3, Jalan Melur',
    city: 'Shah Alam',
    state: 'Selangor',
    zipcode: '40000',
    country: 'Malaysia',
    phone: '012-345 6789',
  },
  billing: null,
  payment: 'tng',
  termsAgreed: true,
};

/** The four runs of a purchase, from the service selection to the receipt, with an event for each typed character. */
export const purchase = () =>
  Promise.all([
    recordWalk('serviceSelection', { selection: null }, [
      { type: 'service.chosen', serviceType: 'delivery' },
      ...typed('Jalan Melur Shah', (text) => ({ type: 'address.typed', address: text })),
      {
        type: 'xstate.after.suggestionDebounce.serviceSelection.enteringAddress.suggestions.debouncing',
      },
      {
        type: 'xstate.done.actor.suggest',
        output: [
          { description: 'Jalan Melur, Shah Alam, Selangor', place_id: 'my:selangor:40000:3' },
          { description: 'Jalan Melur, Ipoh, Perak', place_id: 'my:perak:30000:12' },
        ],
      },
      {
        type: 'suggestion.chosen',
        suggestion: {
          description: 'Jalan Melur, Shah Alam, Selangor',
          place_id: 'my:selangor:40000:3',
        },
      },
      { type: 'xstate.done.actor.locate', output: { lat: 3.0738, lng: 101.5183 } },
      { type: 'step.nextRequested' },
      { type: 'date.chosen', date: '2026-11-22', at: 1_795_000_000_000 },
      { type: 'time.chosen', time: '12:00 - 13:00' },
      { type: 'selection.confirmed', at: 1_795_000_000_000 },
      { type: 'xstate.done.actor.saveSelection' },
    ]),
    recordWalk('registration', {}, [
      ...typed('aina.rahman@example.my', (email) => ({ type: 'email.typed', email })),
      { type: 'email.submitted' },
      { type: 'xstate.done.actor.sendCode', output: { sentAt: 1_795_000_000_000 } },
      ...Array.from({ length: 6 }, () => ({ type: 'code.typed' })),
      { type: 'code.submitted', code: '123456' },
      { type: 'xstate.done.actor.verifyCode' },
      ...typed('Aina Rahman', (name) => ({ type: 'name.typed', name })),
      ...Array.from({ length: 12 }, () => ({ type: 'password.typed' })),
      { type: 'details.submitted', password: 'Correct horse 9' },
      { type: 'xstate.done.actor.register' },
      { type: 'xstate.done.actor.mergeGuestCart' },
    ]),
    recordWalk('placeOrder', {}, [
      { type: 'destination.changed', state: 'Selangor' },
      { type: 'xstate.after.shippingLookupDelay.placeOrder.ordering.shipping.waiting' },
      { type: 'xstate.done.actor.lookUpShipping', output: 1000 },
      { type: 'order.submitted', draft },
      {
        type: 'xstate.done.actor.prepareOrder',
        output: {
          draft,
          request: {
            address: draft.address,
            items: [{ id: 'blouse', feature: 'M', quantity: 2 }],
            price: { productPrice: '204.80', shippingPrice: '10.00' },
          },
        },
      },
      { type: 'xstate.done.actor.sendOrder', output: { kind: 'order', orderId: 'K-1042' } },
    ]),
    recordWalk('payOrder', { orderId: 'K-1042' }, [
      {
        type: 'xstate.done.actor.loadOrder',
        output: { status: 'Order Placed', date: 1_795_000_000_000 },
      },
      { type: 'receipt.submitted' },
      { type: 'receipt.chosen', file: { id: 'f1', name: 'Receipt of Aina.png', size: 81_234 } },
      { type: 'receipt.submitted' },
      ...Array.from({ length: 40 }, (_, tick) => ({
        type: 'progress.reported',
        fraction: Math.sqrt((tick + 1) / 41),
      })),
      { type: 'xstate.done.actor.readReceipt', output: true },
      ...Array.from({ length: 8 }, (_, tick) => ({
        type: 'progress.reported',
        fraction: Math.sqrt((tick + 1) / 9),
      })),
      { type: 'xstate.done.actor.uploadReceipt', output: { message: 'Received.' } },
      {
        type: 'xstate.done.actor.loadOrder',
        output: { status: 'Payment Submitted', date: 1_795_000_000_000 },
      },
    ]),
  ]);
