import { type FlowEvent as Event, type Recording, startWalk } from '@kedai/flow-viewer/model';
import { FILE, loaded, PREPARED, READY } from '../../machines/models/checkoutEvents';
import { done } from '../../machines/models/failures';
import type { FlowId } from '../flowIds';
import { shopFlow } from '../flows';

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

const suggestion = {
  description: 'Jalan Melur, Shah Alam, Selangor',
  place_id: 'my:selangor:40000:3',
};

const progress = (count: number): readonly Event[] =>
  Array.from({ length: count }, (_, tick) => ({
    type: 'progress.reported',
    fraction: Math.sqrt((tick + 1) / (count + 1)),
  }));

/** The four runs of a purchase, from the service selection to the receipt, with an event for each typed character. */
export const purchase = () =>
  Promise.all([
    recordWalk('serviceSelection', { selection: null }, [
      { type: 'service.chosen', serviceType: 'delivery' },
      ...typed('Jalan Melur Shah', (text) => ({ type: 'address.typed', address: text })),
      {
        type: 'xstate.after.suggestionDebounce.serviceSelection.enteringAddress.suggestions.debouncing',
      },
      done('suggest', [
        suggestion,
        { description: 'Jalan Melur, Ipoh', place_id: 'my:perak:30000:12' },
      ]),
      { type: 'suggestion.chosen', suggestion },
      done('locate', { lat: 3.0738, lng: 101.5183 }),
      { type: 'step.nextRequested' },
      { type: 'date.chosen', date: '2026-11-22', at: 1_795_000_000_000 },
      { type: 'time.chosen', time: '12:00 - 13:00' },
      { type: 'selection.confirmed', at: 1_795_000_000_000 },
      done('saveSelection'),
    ]),
    recordWalk('registration', {}, [
      ...typed('aina.rahman@example.my', (email) => ({ type: 'email.typed', email })),
      { type: 'email.submitted' },
      done('sendCode', { sentAt: 1_795_000_000_000 }),
      ...Array.from({ length: 6 }, () => ({ type: 'code.typed' })),
      { type: 'code.submitted', code: '123456' },
      done('verifyCode'),
      ...typed('Aina Rahman', (name) => ({ type: 'name.typed', name })),
      ...Array.from({ length: 12 }, () => ({ type: 'password.typed' })),
      { type: 'details.submitted', password: 'Correct horse 9' },
      done('register'),
      done('mergeGuestCart'),
    ]),
    recordWalk('placeOrder', {}, [
      { type: 'destination.changed', state: 'Selangor' },
      { type: 'xstate.after.shippingLookupDelay.placeOrder.ordering.shipping.waiting' },
      done('lookUpShipping', 1000),
      { type: 'order.submitted', draft: READY },
      done('prepareOrder', PREPARED),
      done('sendOrder', { kind: 'order', orderId: 'K-1042' }),
    ]),
    recordWalk('payOrder', { orderId: 'K-1042' }, [
      loaded('Order Placed'),
      { type: 'receipt.submitted' },
      { type: 'receipt.chosen', file: FILE },
      { type: 'receipt.submitted' },
      ...progress(40),
      done('readReceipt', true),
      ...progress(8),
      done('uploadReceipt', { message: 'Received.' }),
      loaded('Payment Submitted'),
    ]),
  ]);
