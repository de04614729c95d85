import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RetryButton } from './RetryButton';
import { listenToToasts } from './toast';

function Page({ arrives }: { readonly arrives: boolean }) {
  const [isThere, setThere] = useState(false);
  return (
    <>
      <input aria-label="Newsletter" />
      <main tabIndex={-1}>
        {isThere ? <a href="/one">One</a> : <RetryButton onRetry={() => setThere(arrives)} />}
      </main>
      <button type="button" onClick={() => setThere(true)}>
        By itself
      </button>
    </>
  );
}

const retry = () => screen.getByRole('button', { name: 'Try again' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const arrived = () => screen.findByRole('link', { name: 'One' });
const nextFrames = () => new Promise((resolve) => setTimeout(resolve, 60));

test('the focus goes to the page whose contents have come', async () => {
  render(<Page arrives />);
  await press('Try again');
  await arrived();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  await userEvent.tab();
  expect(await arrived()).toHaveFocus();
});

test('it stays on the button as long as that is there', async () => {
  render(<Page arrives={false} />);
  await press('Try again');
  await nextFrames();
  expect(retry()).toHaveFocus();
});

test.each([
  ['at once', 0],
  ['later', 100],
])('it is led back to the button where that fails again %s', async (_, ms) => {
  function Failing() {
    const [isWaiting, setWaiting] = useState(false);
    const retry = () => {
      setWaiting(true);
      setTimeout(() => setWaiting(false), ms);
    };
    return <main>{isWaiting ? 'Waiting' : <RetryButton onRetry={retry} />}</main>;
  }
  render(<Failing />);
  await press('Try again');
  await act(() => new Promise((resolve) => setTimeout(resolve, ms + 100)));
  expect(retry()).toHaveFocus();
});

test('the complaint about what is tried again goes', async () => {
  const goes = jest.fn();
  const stop = listenToToasts(jest.fn(), goes);
  render(<Page arrives />);
  await press('Try again');
  expect(goes).toHaveBeenCalledTimes(1);
  stop();
});

test('it stays with whoever is somewhere else', async () => {
  render(<Page arrives />);
  await press('By itself');
  await arrived();
  await nextFrames();
  expect(screen.getByRole('button', { name: 'By itself' })).toHaveFocus();
});

test('it stays with whoever has gone on before the next frame', async () => {
  render(<Page arrives />);
  await press('Try again');
  await arrived();
  screen.getByLabelText('Newsletter').focus();
  await nextFrames();
  expect(screen.getByLabelText('Newsletter')).toHaveFocus();
});
