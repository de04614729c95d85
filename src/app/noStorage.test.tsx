import { VISITOR } from '@kedai/contract/testing/visitor';
import { collectToasts } from '@kedai/ui/testing/collectToasts';
import { screen, waitFor } from '@testing-library/react';
import PlaceOrderScreen from '../features/placeOrder/PlaceOrderPage';
import RegisterScreen from '../features/registration/RegisterPage';
import { serveApi } from '../testing/apiServer';
import { openFilledForm, submit, waitForOrderPage } from '../testing/orderForm';
import { storedOrders } from '../testing/orders';
import { renderApp } from '../testing/renderApp';

// Must run before the storage is cleared for the next test.
afterEach(() => jest.restoreAllMocks());

const api = serveApi();
const toasts = collectToasts();
const { email: EMAIL } = VISITOR;

/** A browser that blocks storage: every access throws. */
beforeEach(() => {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(refuse);
});

describe('when the browser blocks storage', () => {
  test('an order can be placed', async () => {
    const app = await openFilledForm(<PlaceOrderScreen />, api);
    expect(toasts()).toEqual([
      expect.stringMatching(/^error: Your browser cannot keep what you type/),
    ]);
    submit();
    await waitForOrderPage(app);
    expect(await storedOrders(api)).toHaveLength(1);
  });

  test('an account can be created', async () => {
    const { user, location } = renderApp(<RegisterScreen />, { route: '/register' });
    await user.click(await screen.findByLabelText('Email'));
    await user.paste(EMAIL);
    await user.click(screen.getByRole('button', { name: 'Send Code' }));
    await user.click(await screen.findByLabelText('Digit 1 of 6'));
    await user.paste(api.world.mailer.codeFor(EMAIL));
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(toasts()).toEqual([
      expect.stringMatching(/^error: Your browser cannot keep what you type/),
    ]);
    await user.type(await screen.findByLabelText('Name'), 'A');
    await user.click(screen.getByLabelText('Password'));
    await user.paste('a long password');
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(location().pathname).toBe('/'));
  });
});
