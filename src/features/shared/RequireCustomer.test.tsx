import { userCalls } from '@kedai/contract/calls/user';
import { act, screen } from '@testing-library/react';
import { serveApi } from '../../testing/apiServer';
import { useFakeClock } from '../../testing/fakeClock';
import { renderApp } from '../../testing/renderApp';
import { RequireCustomer } from './RequireCustomer';

const api = serveApi();

afterEach(() => jest.useRealTimers());

test('offers a retry when the session check takes longer than 5 seconds', async () => {
  await api.signUp();
  api.waits(userCalls.verifyToken, { once: true });
  useFakeClock();
  const { user } = renderApp(
    <RequireCustomer>
      <h1>Orders of mine</h1>
    </RequireCustomer>,
  );
  expect(screen.getByRole('status', { name: 'Checking your sign-in' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(5_200));
  expect(screen.getByText(/^Still loading/)).toBeVisible();
  jest.useRealTimers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Orders of mine' })).toBeVisible();
});
