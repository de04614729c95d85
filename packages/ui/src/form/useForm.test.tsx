import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { nonEmpty, object, pipe, string } from 'valibot';
import { TextField } from './TextField';
import { useForm, useSubmit } from './useForm';

const schema = object({
  email: pipe(string(), nonEmpty('Enter your email.')),
  name: pipe(string(), nonEmpty('Enter your name.')),
});

const initial = { email: '', name: '' };

function Form({ send }: { readonly send: (values: object) => void }) {
  const form = useForm(schema, initial);
  const formProps = useSubmit((element) => {
    const values = form.read(element);
    if (values !== null) send(values);
  });
  return (
    <form {...formProps} noValidate>
      <TextField {...form.field('email')} label="Email" autoComplete="username" />
      <TextField {...form.field('name')} label="Name" autoComplete="name" />
      <button type="submit">Send</button>
    </form>
  );
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('text typed or restored before hydration is preserved and submitted', async () => {
  const send = jest.fn();
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Form send={send} />);
  email().value = 'early@shopper.example';
  const setValue = jest.spyOn(HTMLInputElement.prototype, 'value', 'set');
  const root = await act(async () => hydrateRoot(place, <Form send={send} />));
  // A key that is typed into a cleared field would start a new text.
  expect(setValue).not.toHaveBeenCalledWith('');
  setValue.mockRestore();
  await userEvent.type(name(), 'Aishah');
  expect(email()).toHaveValue('early@shopper.example');
  await submit();
  expect(send).toHaveBeenCalledWith({ email: 'early@shopper.example', name: 'Aishah' });
  act(() => root.unmount());
  place.remove();
});

test('text that a password manager fills in without an event survives a render and is submitted', async () => {
  const send = jest.fn();
  render(<Form send={send} />);
  email().value = 'kept@shopper.example';
  await submit();
  expect(name()).toHaveFocus();
  expect(email()).toBeValid();
  expect(email()).toHaveValue('kept@shopper.example');
  name().value = 'Aishah';
  await submit();
  expect(send.mock.calls).toEqual([[{ email: 'kept@shopper.example', name: 'Aishah' }]]);
});

test('errors appear after the first submit and disappear when they are corrected', async () => {
  render(<Form send={jest.fn()} />);
  await userEvent.type(name(), 'A');
  await userEvent.clear(name());
  expect(name()).toBeValid();
  await submit();
  expect(email()).toHaveFocus();
  expect(email()).toHaveAccessibleDescription('Enter your email.');
  expect(name()).toHaveAccessibleDescription('Enter your name.');
  await userEvent.type(email(), 'a');
  expect(email()).toBeValid();
  expect(name()).toBeInvalid();
});
