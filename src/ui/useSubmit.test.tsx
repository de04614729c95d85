import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { inOwnTask } from '../inOwnTask';
import { Button } from './Button';
import { useSubmit } from './useSubmit';

const nextTask = () => new Promise<void>((resolve) => inOwnTask(resolve));

/** Asks for a name, and takes it once. */
function NameForm({ send }: { readonly send: (name: string) => void }) {
  const [isSent, setSent] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const sending = useSubmit((form) => {
    if (isSent) return;
    const field = form.elements.namedItem('name');
    const name = field instanceof HTMLInputElement ? field.value : '';
    setWrong(name === '');
    if (name === '') return;
    setSent(true);
    send(name);
  });
  return (
    <form {...sending} aria-label="Who" noValidate>
      <input name="name" aria-label="Name" aria-invalid={isWrong} />
      <button type="submit">Send</button>
    </form>
  );
}

const form = () => screen.getByRole('form', { name: 'Who' });

test('the browser sends nothing by itself', () => {
  render(<NameForm send={jest.fn()} />);
  expect(fireEvent.submit(form())).toBe(false);
});

test('a form that is sent twice at once is answered by what the first answer left', async () => {
  const send = jest.fn();
  render(<NameForm send={send} />);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Aisyah' } });
  fireEvent.submit(form());
  expect(send).not.toHaveBeenCalled();
  fireEvent.submit(form());
  await act(nextTask);
  expect(send.mock.calls).toEqual([['Aisyah']]);
});

test('a button that the answer has set to work sends the form no second time', async () => {
  const send = jest.fn();
  function OnceForm() {
    const [isSent, setSent] = useState(false);
    const sending = useSubmit(() => {
      setSent(true);
      send();
    });
    return (
      <form {...sending} noValidate>
        <Button type="submit" busy={isSent}>
          Send
        </Button>
      </form>
    );
  }
  render(<OnceForm />);
  const button = screen.getByRole('button', { name: 'Send' });
  fireEvent.click(button);
  fireEvent.click(button);
  await act(nextTask);
  expect(send).toHaveBeenCalledTimes(1);
});

test('the first wrong field gets the focus, each time', async () => {
  render(<NameForm send={jest.fn()} />);
  const name = screen.getByLabelText('Name');
  const button = screen.getByRole('button', { name: 'Send' });
  for (const _ of ['found', 'still there']) {
    button.focus();
    fireEvent.submit(form());
    await waitFor(() => expect(name).toHaveFocus());
  }
});

test('a form that is gone before its answer is not answered', async () => {
  const send = jest.fn();
  const { unmount } = render(<NameForm send={send} />);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Aisyah' } });
  fireEvent.submit(form());
  unmount();
  await nextTask();
  expect(send).not.toHaveBeenCalled();
});
