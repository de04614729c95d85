import { screen } from '@testing-library/react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { RootState } from '../store/createStore';
import { serveApi } from './apiServer';
import { renderApp } from './renderApp';

const api = serveApi();

function Who() {
  const status = useSelector((state: RootState) => state.session.status);
  return (
    <>
      <p>{status}</p>
      <Link to="/cart">Cart</Link>
    </>
  );
}

describe('a rendered page', () => {
  test('is a guest of the real API', async () => {
    renderApp(<Who />);
    expect(await screen.findByText('guest')).toBeInTheDocument();
  });

  test('is a customer after signing up', async () => {
    await api.signUp();
    renderApp(<Who />);
    expect(await screen.findByText('customer')).toBeInTheDocument();
  });

  test('moves in a router of its own', async () => {
    const { user, location } = renderApp(<Who />, { route: '/about' });
    expect(location().pathname).toBe('/about');
    await user.click(screen.getByRole('link', { name: 'Cart' }));
    expect(location().pathname).toBe('/cart');
    await screen.findByText('guest');
  });
});
