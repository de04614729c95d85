import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RetryButton } from './RetryButton';

function Page({ succeeds }: { readonly succeeds: boolean }) {
  const [hasLoaded, setLoaded] = useState(false);
  return (
    <>
      <input aria-label="Newsletter" />
      <main tabIndex={-1}>
        {hasLoaded ? <a href="/one">One</a> : <RetryButton onRetry={() => setLoaded(succeeds)} />}
      </main>
      <button type="button" onClick={() => setLoaded(true)}>
        By itself
      </button>
    </>
  );
}

const retry = () => screen.getByRole('button', { name: 'Try again' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const loadedLink = () => screen.findByRole('link', { name: 'One' });
const nextFrames = () => new Promise((resolve) => setTimeout(resolve, 60));

test('the focus moves to the main content when it has loaded', async () => {
  render(<Page succeeds />);
  await press('Try again');
  await loadedLink();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  await userEvent.tab();
  expect(await loadedLink()).toHaveFocus();
});

test('the focus stays on the button as long as the button is there', async () => {
  render(<Page succeeds={false} />);
  await press('Try again');
  await nextFrames();
  expect(retry()).toHaveFocus();
});

test('the focus stays where it is when it was not on the button', async () => {
  render(<Page succeeds />);
  await press('By itself');
  await loadedLink();
  await nextFrames();
  expect(screen.getByRole('button', { name: 'By itself' })).toHaveFocus();
});

test('the focus stays where the shopper moved it before the next frame', async () => {
  render(<Page succeeds />);
  await press('Try again');
  await loadedLink();
  screen.getByLabelText('Newsletter').focus();
  await nextFrames();
  expect(screen.getByLabelText('Newsletter')).toHaveFocus();
});
