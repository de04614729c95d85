import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { leadOnceByLinks } from './repeatedLinks';

/** The steps that the router has been led by. */
let steps = new Set<string>();

function Shop() {
  const { pathname, hash, key } = useLocation();
  steps.add(key);
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
  leadOnceByLinks();
  window.history.replaceState(null, '', '/');
  steps = new Set();
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
  await press('Terms');
  // The one that it began with, and one for each press.
  expect(steps.size).toBe(3);
  expect(screen.getByRole('status')).toHaveTextContent('/about#terms');
});
