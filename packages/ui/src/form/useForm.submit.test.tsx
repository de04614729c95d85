import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../button/Button';
import { useSubmit } from './useForm';

/** A form that sends a name once. */
function NameForm({ send }: { readonly send: (name: string) => void }) {
  const [isSent, setSent] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const formProps = useSubmit((form) => {
    if (isSent) return;
    const field = form.elements.namedItem('name');
    const name = field instanceof HTMLInputElement ? field.value : '';
    setWrong(name === '');
    if (name === '') return;
    setSent(true);
    send(name);
  });
  return (
    <form {...formProps} aria-label="Who" noValidate>
      <input name="name" aria-label="Name" aria-invalid={isWrong} />
      <button type="submit">Send</button>
    </form>
  );
}

const form = () => screen.getByRole('form', { name: 'Who' });

test("prevents the browser's own submit", () => {
  render(<NameForm send={jest.fn()} />);
  expect(fireEvent.submit(form())).toBe(false);
});

test('the second of two immediate submits sees the state of the first', () => {
  const send = jest.fn();
  render(<NameForm send={send} />);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Aisyah' } });
  fireEvent.submit(form());
  fireEvent.submit(form());
  expect(send.mock.calls).toEqual([['Aisyah']]);
});

test('a busy button does not submit its form again', () => {
  const send = jest.fn();
  function OnceForm() {
    const [isSent, setSent] = useState(false);
    const formProps = useSubmit(() => {
      setSent(true);
      send();
    });
    return (
      <form {...formProps} noValidate>
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
  expect(send).toHaveBeenCalledTimes(1);
});

test('each submit focuses the first invalid field', () => {
  render(<NameForm send={jest.fn()} />);
  const name = screen.getByLabelText('Name');
  const button = screen.getByRole('button', { name: 'Send' });
  for (const _ of ['found', 'still there']) {
    button.focus();
    fireEvent.submit(form());
    expect(name).toHaveFocus();
  }
});
