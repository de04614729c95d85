import { cartCalls } from '@kedai/contract/calls/cart';
import { SELECTION } from '@kedai/contract/testing/visitor';
import { cartApi } from '../api/cartApi';
import { userApi } from '../api/userApi';
import {
  createTabGroup,
  openStore,
  serveSession,
  shownCart,
  statusOf,
  until,
} from '../testing/sessionServer';
import { addToCart, emptyCart, flushPendingWrites, setCartQuantity } from './cart/cartWrites';
import { saveSelection, selectSelection } from './device/selection';
import { memoryStorage } from './device/storage';
import { signOut } from './session/customerSession';

const shop = serveSession();

const login = userApi.endpoints.login.initiate({ email: 'a@example.my', password: 'good one' });

/** Opens two tabs of one browser, with one storage if a test does not say otherwise. */
async function openTabs(storage = memoryStorage(), otherStorage = storage) {
  const tabs = createTabGroup();
  return [await openStore(storage, tabs()), await openStore(otherStorage, tabs())] as const;
}

describe('two tabs', () => {
  test('clear their drafts when the shopper signs out in one of them', async () => {
    shop.signedIn = true;
    const storage = memoryStorage();
    const [one, other] = await openTabs(storage);
    storage.tab.setItem('kedai:checkout', 'an address');
    const clearTab = jest.spyOn(storage, 'clearTab');
    await until(() => statusOf(one) === 'customer' && statusOf(other) === 'customer');
    await one.dispatch(signOut());
    await until(() => statusOf(other) === 'guest' && clearTab.mock.calls.length === 2);
    expect(storage.tab.getItem('kedai:checkout')).toBeNull();
  });

  test('share the selection', async () => {
    const [one, other] = await openTabs();
    one.dispatch(saveSelection(SELECTION));
    await until(() => selectSelection(other.getState()) !== null);
    expect(selectSelection(other.getState())).toEqual(SELECTION);
  });

  test('share a guest’s cart', async () => {
    const [one, other] = await openTabs();
    await other.dispatch(cartApi.endpoints.cartGet.initiate());
    one.dispatch(setCartQuantity({ itemId: 'p1', feature: 'M' }, 3));
    window.dispatchEvent(new Event('pagehide'));
    await until(() => shownCart(other)?.p1?.M === 3);
    expect(other.getState().guestCart.value).toEqual({ p1: { M: 3 } });
  });

  test('share the session', async () => {
    const [one, other] = await openTabs();
    await one.dispatch(login);
    await until(() => statusOf(other) === 'customer');
    await one.dispatch(signOut());
    await until(() => statusOf(other) === 'guest');
  });

  test('an order of one drops the held quantity of the other', async () => {
    shop.signedIn = true;
    const [one, other] = await openTabs(memoryStorage(), memoryStorage());
    await other.dispatch(cartApi.endpoints.cartGet.initiate());
    other.dispatch(setCartQuantity({ itemId: 'p1', feature: 'M' }, 2));
    one.dispatch(emptyCart());
    await until(() => shownCart(other)?.p1 === undefined);
    await other.dispatch(flushPendingWrites());
    expect(shop.sent(cartCalls.update)).toEqual([]);
  });

  test.each([
    ['a quantity', setCartQuantity],
    ['an add', addToCart],
  ])('share a customer’s cart after %s', async (_, write) => {
    shop.signedIn = true;
    const [one, other] = await openTabs(memoryStorage(), memoryStorage());
    await other.dispatch(cartApi.endpoints.cartGet.initiate());
    one.dispatch(write({ itemId: 'p1', feature: 'M' }, 2));
    window.dispatchEvent(new Event('pagehide'));
    await until(() => shownCart(other)?.p1?.M === 2);
  });

  test('read the storage when one gets the focus, without any message', async () => {
    const storage = memoryStorage();
    const store = await openStore(storage);
    storage.cookies.setItem('userSelection', JSON.stringify([SELECTION]));
    storage.cookies.setItem('guestCartData', '{"p7":{"":1}}');
    window.dispatchEvent(new Event('focus'));
    expect(selectSelection(store.getState())).toEqual(SELECTION);
    expect(store.getState().guestCart.value).toEqual({ p7: { '': 1 } });
  });
});
