import { screen } from '@testing-library/react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { RootState } from '../store/createStore';
import { serveApi } from './apiServer';
import { renderApp } from './renderApp';

const api = serveApi();

function StatusPage() {
  const status = useSelector((state: RootState) => state.session.status);
  return (
    <>
      <p>{status}</p>
      <Link to="/cart">Cart</Link>
    </>
  );
}

describe('renderApp', () => {
  test('renders a guest of the real API', async () => {
    renderApp(<StatusPage />);
    expect(await screen.findByText('guest')).toBeInTheDocument();
  });

  test('renders a customer after signing up', async () => {
    await api.signUp();
    renderApp(<StatusPage />);
    expect(await screen.findByText('customer')).toBeInTheDocument();
  });

  test('navigates in its own router', async () => {
    const { user, location } = renderApp(<StatusPage />, { route: '/about' });
    expect(location().pathname).toBe('/about');
    await user.click(screen.getByRole('link', { name: 'Cart' }));
    expect(location().pathname).toBe('/cart');
    await screen.findByText('guest');
  });
});
