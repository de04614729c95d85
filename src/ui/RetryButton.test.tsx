import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RetryButton } from './RetryButton';

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

/** Asks in vain: fails once more when it is told to. */
let fail: () => void;
function Failing() {
  const [isWaiting, setWaiting] = useState(false);
  fail = () => act(() => setWaiting(false));
  return (
    <main tabIndex={-1}>
      <input aria-label="Search" />
      {isWaiting ? 'Waiting' : <RetryButton onRetry={() => setWaiting(true)} />}
    </main>
  );
}
const failAgain = async () => {
  render(<Failing />);
  await press('Try again');
  await screen.findByText(/Waiting/);
};

test('it is led back to the button where that fails at once', async () => {
  await failAgain();
  fail();
  await nextFrames();
  expect(retry()).toHaveFocus();
});

test('it is led back to the button where that fails later', async () => {
  await failAgain();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  fail();
  expect(retry()).toHaveFocus();
});

test('it is not led back from where it has gone on to', async () => {
  await failAgain();
  await nextFrames();
  await userEvent.click(screen.getByLabelText('Search'));
  fail();
  await nextFrames();
  expect(screen.getByLabelText('Search')).toHaveFocus();
});

test('it is not led back once anything was done meanwhile', async () => {
  await failAgain();
  await nextFrames();
  await userEvent.keyboard('{Shift}');
  fail();
  await nextFrames();
  expect(screen.getByRole('main')).toHaveFocus();
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
