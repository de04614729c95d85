import { cartApi } from '../api/cartApi';
import { refusal } from '../api/classify';
import { newIdempotencyKey } from '../api/idempotencyKey';
import { sessionApi } from '../api/sessionApi';
import type { CartLineKey } from '../contract/cartData';
import { OTHER_CUSTOMER } from '../contract/customer';
import type { Failure } from '../contract/failure';
import { GUEST_ADD_DELAY_MS } from '../contract/limits';
import { failureTexts } from '../text/failures';
import type { CartKeeper } from './cartWriter';
import type { CountWrite } from './sentWrites';

/**
 * The adds to the cart. Each is sent once, also when it got no answer and is tried again; a guest's waits a moment first.
 * @param sendLine sends what is held of a line: it is absolute, and sent later it would undo the add
 */
export function createCartAdds(
  { dispatch, getState }: CartKeeper,
  counted: CountWrite,
  sendLine: (line: CartLineKey) => Promise<void>,
) {
  const adding = new Set<Promise<Failure | null>>();
  /** Keys of adds that got no answer, for when they are tried again; a cart that was read since tells more. */
  const lostKeys = new Map<string, string>();
  /** A guest's adds that wait, each by what ends its wait; and how often nothing is to wait now. */
  const waiting = new Set<() => void>();
  let hurries = 0;

  /** A quick shopper is here before the first token check has answered; which cart is meant shows then. */
  async function knowWhoIsShopping(): Promise<void> {
    await dispatch(sessionApi.endpoints.verifyToken.initiate(undefined, { subscribe: false }));
  }

  function guestDelay(): Promise<void> {
    if (hurries > 0) return Promise.resolve();
    return new Promise((resolve) => {
      const goOn = () => {
        clearTimeout(timer);
        waiting.delete(goOn);
        resolve();
      };
      const timer = setTimeout(goOn, GUEST_ADD_DELAY_MS);
      waiting.add(goOn);
    });
  }

  async function send({ itemId, feature }: CartLineKey, quantity: number): Promise<Failure | null> {
    const intentKey = JSON.stringify([itemId, feature, quantity]);
    const idempotencyKey = lostKeys.get(intentKey) ?? newIdempotencyKey();
    lostKeys.delete(intentKey);
    const add = { itemId, feature, quantity, idempotencyKey };
    const result = await counted(dispatch(cartApi.endpoints.add.initiate(add, { track: false })));
    const failure = result.error === undefined ? null : (result.error as Failure);
    if (failure !== null && failure.kind !== 'refused') lostKeys.set(intentKey, idempotencyKey);
    return failure;
  }

  async function begin(line: CartLineKey, quantity: number): Promise<Failure | null> {
    const { customer } = getState().session;
    if (getState().session.status === 'checking') await knowWhoIsShopping();
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
    isHolding: () => adding.size > 0,
    /** Lets none wait. @returns whether nothing was refused. */
    async flush(): Promise<boolean> {
      hurries += 1;
      for (const goOn of [...waiting]) goOn();
      try {
        return (await Promise.all(adding)).every((failure) => failure === null);
      } finally {
        hurries -= 1;
      }
    },
    /** The cart was read: an add that got no answer shows there, and the same add is meant anew. */
    forgetLost: () => lostKeys.clear(),
  };
}
