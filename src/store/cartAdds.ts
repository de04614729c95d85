import { cartApi } from '../api/cartApi';
import { refusal } from '../api/classify';
import { newIdempotencyKey } from '../api/idempotencyKey';
import { userApi } from '../api/userApi';
import { type CartLineKey, lineKey } from '../contract/cartData';
import { OTHER_CUSTOMER } from '../contract/customer';
import type { Failure } from '../contract/failure';
import { GUEST_ADD_DELAY_MS } from '../contract/limits';
import { failureText } from '../text/failures';
import type { CartStore, TrackWrite } from './cartSync';
import { failureOf } from './runEndpoint';

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
  let isFlushing = false;

  const guestDelay = () =>
    new Promise<void>((resolve) => {
      const release = () => {
        clearTimeout(timer);
        delayed.delete(release);
        resolve();
      };
      const timer = setTimeout(release, GUEST_ADD_DELAY_MS);
      delayed.add(release);
    });

  async function send({ itemId, feature }: CartLineKey, quantity: number): Promise<Failure | null> {
    const retryKey = `${lineKey({ itemId, feature })} ${quantity}`;
    const idempotencyKey = unacknowledgedKeys.get(retryKey) ?? newIdempotencyKey();
    unacknowledgedKeys.delete(retryKey);
    const add = { itemId, feature, quantity, idempotencyKey };
    const { customer } = getState().session;
    const failure = failureOf(
      await track(dispatch(cartApi.endpoints.add.initiate(add, { track: false }))),
    );
    const isSameCustomer = getState().session.customer === customer;
    if (failure !== null && failure.kind !== 'refused' && isSameCustomer)
      unacknowledgedKeys.set(retryKey, idempotencyKey);
    return failure;
  }

  async function addWhenReady(line: CartLineKey, quantity: number): Promise<Failure | null> {
    const { customer } = getState().session;
    // A shopper may add before the first session check decides between the guest's and the customer's cart.
    if (getState().session.status === 'checking') {
      await dispatch(userApi.endpoints.verifyToken.initiate(undefined, { subscribe: false }));
    }
    if (getState().session.status === 'guest' && !isFlushing) await guestDelay();
    await sendLine(line);
    const isOtherCustomer = () =>
      customer !== undefined && getState().session.customer !== customer;
    const failure = isOtherCustomer() ? null : await send(line, quantity);
    return isOtherCustomer() ? refusal(failureText.otherCustomer, OTHER_CUSTOMER) : failure;
  }

  return {
    add(line: CartLineKey, quantity: number): Promise<Failure | null> {
      const result = addWhenReady(line, quantity);
      pending.add(result);
      return result.finally(() => pending.delete(result));
    },
    hasPending: () => pending.size > 0,
    /** Ends all delays and waits for the adds. @returns whether all succeeded */
    async flush(): Promise<boolean> {
      isFlushing = true;
      for (const release of delayed) release();
      const failures = await Promise.all(pending);
      isFlushing = false;
      return failures.every((failure) => failure === null);
    },
    /** After the cart was loaded, it shows whether an add succeeded: adding the same again is a new add. */
    forgetUnacknowledged: () => unacknowledgedKeys.clear(),
  };
}
