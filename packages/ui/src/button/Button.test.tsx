import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './Button';
import { IconButton } from './IconButton';

test('a double click sends one request: a busy button ignores clicks and keeps the focus', async () => {
  const send = jest.fn();
  function Sender() {
    const [isBusy, setBusy] = useState(false);
    return (
      <Button
        busy={isBusy}
        onClick={() => {
          send();
          setBusy(true);
        }}
      >
        Send
      </Button>
    );
  }
  render(<Sender />);
  const button = screen.getByRole('button', { name: 'Send' });
  await userEvent.dblClick(button);
  expect(send).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
});

test('buttons do not submit a form by default', () => {
  const submit = jest.fn();
  render(
    <form onSubmit={submit}>
      <Button>Menu</Button>
      <IconButton aria-label="Close" />
    </form>,
  );
  for (const button of screen.getAllByRole('button')) fireEvent.click(button);
  expect(submit).not.toHaveBeenCalled();
});
