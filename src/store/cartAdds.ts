import { cartApi } from '../api/cartApi';
import { refusal } from '../api/classify';
import { newIdempotencyKey } from '../api/idempotencyKey';
import { sessionApi } from '../api/sessionApi';
import type { CartLineKey } from '../contract/cartData';
import { OTHER_CUSTOMER } from '../contract/customer';
import type { Failure } from '../contract/failure';
import { GUEST_ADD_DELAY_MS } from '../contract/limits';
import { failureTexts } from '../text/failures';
import type { CartStore } from './cartSync';
import type { TrackWrite } from './inFlightWrites';

/**
 * The adds to the cart. Each is sent once, also when it got no answer and is tried again; a guest's waits a moment first.
 * @param sendLine sends what is held of a line: it is absolute, and sent later it would undo the add
 */
export function createCartAdds(
  { dispatch, getState }: CartStore,
  track: TrackWrite,
  sendLine: (line: CartLineKey) => Promise<void>,
) {
  const adding = new Set<Promise<Failure | null>>();
  /** Keys of adds that got no answer, for when they are tried again; a cart that was read since tells more. */
  const unacknowledgedKeys = new Map<string, string>();
  /** A guest's adds that wait, each by what ends its wait; and how often nothing is to wait now. */
  const waiting = new Set<() => void>();
  let flushDepth = 0;

  /** A quick shopper is here before the first token check has answered; which cart is meant shows then. */
  async function waitForSessionCheck(): Promise<void> {
    await dispatch(sessionApi.endpoints.verifyToken.initiate(undefined, { subscribe: false }));
  }

  function guestDelay(): Promise<void> {
    if (flushDepth > 0) return Promise.resolve();
    return new Promise((resolve) => {
      const release = () => {
        clearTimeout(timer);
        waiting.delete(release);
        resolve();
      };
      const timer = setTimeout(release, GUEST_ADD_DELAY_MS);
      waiting.add(release);
    });
  }

  async function send({ itemId, feature }: CartLineKey, quantity: number): Promise<Failure | null> {
    const intentKey = JSON.stringify([itemId, feature, quantity]);
    const idempotencyKey = unacknowledgedKeys.get(intentKey) ?? newIdempotencyKey();
    unacknowledgedKeys.delete(intentKey);
    const add = { itemId, feature, quantity, idempotencyKey };
    const result = await track(dispatch(cartApi.endpoints.add.initiate(add, { track: false })));
    const failure = result.error === undefined ? null : (result.error as Failure);
    if (failure !== null && failure.kind !== 'refused')
      unacknowledgedKeys.set(intentKey, idempotencyKey);
    return failure;
  }

  async function begin(line: CartLineKey, quantity: number): Promise<Failure | null> {
    const { customer } = getState().session;
    if (getState().session.status === 'checking') await waitForSessionCheck();
    if (getState().session.status === 'guest') await guestDelay();
    await sendLine(line);
    if (customer !== undefined && getState().session.customer !== customer) {
      return refusal(failureTexts.otherCustomer, OTHER_CUSTOMER);
    }
    return send(line, quantity);
  }

  return {
    /** Adds. @returns why it was refused, or null. */
    add(line: CartLineKey, quantity: number): Promise<Failure | null> {
      const one = begin(line, quantity);
      adding.add(one);
      return one.finally(() => adding.delete(one));
    },
    hasPending: () => adding.size > 0,
    /** Lets none wait. @returns whether nothing was refused. */
    async flush(): Promise<boolean> {
      flushDepth += 1;
      for (const release of [...waiting]) release();
      try {
        return (await Promise.all(adding)).every((failure) => failure === null);
      } finally {
        flushDepth -= 1;
      }
    },
    /** The cart was read: an add that got no answer shows there, and the same add is meant anew. */
    forgetUnacknowledged: () => unacknowledgedKeys.clear(),
  };
}
