import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { listenForRepeats } from './oneEntry';

function Shop() {
  const { pathname, hash } = useLocation();
  return (
    <>
      <Link to="/about">About</Link>
      <Link to="/about#terms">Terms</Link>
      <output>{pathname + hash}</output>
    </>
  );
}

const press = async (name: string) => {
  const before = window.history.length;
  await userEvent.setup().dblClick(screen.getByRole('link', { name }));
  return window.history.length - before;
};

beforeEach(() => {
  listenForRepeats();
  window.history.replaceState(null, '', '/');
  render(
    <BrowserRouter>
      <Shop />
    </BrowserRouter>,
  );
});

test('a link that is pressed twice leads there by one step', async () => {
  expect(await press('About')).toBe(1);
  expect(screen.getByRole('status')).toHaveTextContent('/about');
});

test('a place on the page is led to as often as it is pressed', async () => {
  let led = 0;
  const seen = (event: MouseEvent) => {
    // The router has taken it over from the browser.
    if (event.defaultPrevented) led += 1;
  };
  window.addEventListener('click', seen);
  await press('Terms');
  window.removeEventListener('click', seen);
  expect(led).toBe(2);
  expect(screen.getByRole('status')).toHaveTextContent('/about#terms');
});
