import { cartApi } from '../api/cartApi';
import { refusal } from '../api/classify';
import { newIdempotencyKey } from '../api/idempotencyKey';
import { sessionApi } from '../api/sessionApi';
import type { CartLineKey } from '../contract/cartData';
import { OTHER_CUSTOMER } from '../contract/customer';
import type { Failure } from '../contract/failure';
import { GUEST_ADD_DELAY_MS } from '../contract/limits';
import { failureText } from '../text/failures';
import type { CartStore } from './cartSync';
import type { TrackWrite } from './inFlightWrites';

/**
 * Adds to the cart. A retry after a lost response sends the same idempotency key, so the server adds only once.
 * @param sendLine sends a line's pending quantity first: it is absolute, so sending it later would undo the add
 */
export function createCartAdds(
  { dispatch, getState }: CartStore,
  track: TrackWrite,
  sendLine: (line: CartLineKey) => Promise<void>,
) {
  const pending = new Set<Promise<Failure | null>>();
  /** Idempotency keys of adds without a response, for their retries. */
  const unacknowledgedKeys = new Map<string, string>();
  /** Each function ends the delay of one guest add. */
  const delayed = new Set<() => void>();
  /** How many flushes are running. Adds are not delayed while one is. */
  let flushDepth = 0;

  /** A shopper may add before the first session check decides between the guest's and the customer's cart. */
  async function waitForSessionCheck(): Promise<void> {
    await dispatch(sessionApi.endpoints.verifyToken.initiate(undefined, { subscribe: false }));
  }

  function guestDelay(): Promise<void> {
    if (flushDepth > 0) return Promise.resolve();
    return new Promise((resolve) => {
      const release = () => {
        clearTimeout(timer);
        delayed.delete(release);
        resolve();
      };
      const timer = setTimeout(release, GUEST_ADD_DELAY_MS);
      delayed.add(release);
    });
  }

  async function send({ itemId, feature }: CartLineKey, quantity: number): Promise<Failure | null> {
    const retryKey = JSON.stringify([itemId, feature, quantity]);
    const idempotencyKey = unacknowledgedKeys.get(retryKey) ?? newIdempotencyKey();
    unacknowledgedKeys.delete(retryKey);
    const add = { itemId, feature, quantity, idempotencyKey };
    const result = await track(dispatch(cartApi.endpoints.add.initiate(add, { track: false })));
    const failure = result.error === undefined ? null : (result.error as Failure);
    if (failure !== null && failure.kind !== 'refused')
      unacknowledgedKeys.set(retryKey, idempotencyKey);
    return failure;
  }

  async function addWhenReady(line: CartLineKey, quantity: number): Promise<Failure | null> {
    const { customer } = getState().session;
    if (getState().session.status === 'checking') await waitForSessionCheck();
    if (getState().session.status === 'guest') await guestDelay();
    await sendLine(line);
    if (customer !== undefined && getState().session.customer !== customer) {
      return refusal(failureText.otherCustomer, OTHER_CUSTOMER);
    }
    return send(line, quantity);
  }

  return {
    /** @returns why the add was refused, or null */
    add(line: CartLineKey, quantity: number): Promise<Failure | null> {
      const result = addWhenReady(line, quantity);
      pending.add(result);
      return result.finally(() => pending.delete(result));
    },
    hasPending: () => pending.size > 0,
    /** Ends all delays and waits for the adds. @returns whether all succeeded */
    async flush(): Promise<boolean> {
      flushDepth += 1;
      for (const release of [...delayed]) release();
      try {
        return (await Promise.all(pending)).every((failure) => failure === null);
      } finally {
        flushDepth -= 1;
      }
    },
    /** After the cart was loaded, it shows whether an add succeeded: adding the same again is a new add. */
    forgetUnacknowledged: () => unacknowledgedKeys.clear(),
  };
}
