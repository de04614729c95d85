import { coerceProductQuantity } from '@kedai/contract/rules/quantity';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ThemeProvider } from 'styled-components';
import { buildTheme } from '../theme/theme';
import { QuantityInput } from './QuantityInput';

interface Options {
  readonly start: number;
  readonly parse?: (text: string) => number | null;
}

function Quantity({ start, report, ...rest }: Options & { report: (value: number) => void }) {
  const [value, setValue] = useState(start);
  return (
    <ThemeProvider theme={buildTheme('terracotta')}>
      <QuantityInput
        label="Quantity"
        value={value}
        onChange={(next) => {
          report(next);
          setValue(next);
        }}
        {...rest}
      />
    </ThemeProvider>
  );
}

function open(options: Options) {
  const reported: number[] = [];
  render(<Quantity {...options} report={(value) => reported.push(value)} />);
  return {
    user: userEvent.setup(),
    field: screen.getByRole('spinbutton', { name: 'Quantity' }),
    reported,
  };
}

test.each([
  ['12', 12],
  ['12345', 1234],
  ['0', 3],
  ['-1', 3],
  ['1.5', 3],
  ['abc', 3],
  ['', 3],
])('in a cart with 3 pieces, typing "%s" results in %i', (typed, expected) => {
  const { field } = open({ start: 3 });
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.blur(field);
  expect(field).toHaveValue(expected);
});

test.each([
  ['12', 12],
  ['3.7', 3],
  ['0', 1],
  ['abc', 1],
  ['', 1],
])('on a product page, typing "%s" results in %i', (typed, expected) => {
  const { field } = open({ start: 3, parse: coerceProductQuantity });
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.blur(field);
  expect(field).toHaveValue(expected);
});

test('outside a form, Enter replaces invalid text with the current value', async () => {
  const { user, field, reported } = open({ start: 3 });
  await user.clear(field);
  await user.keyboard('{Enter}');
  expect(field).toHaveValue(3);
  expect(reported).toEqual([]);
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'the text stays when Enter belongs to an input method (%j)',
  async (composing) => {
    const { user, field } = open({ start: 3 });
    await user.clear(field);
    fireEvent.keyDown(field, { key: 'Enter', ...composing });
    expect(field).toHaveValue(null);
  },
);

test('the buttons change the quantity by 1, never below 1', async () => {
  const { user, reported } = open({ start: 1 });
  expect(screen.getByRole('button', { name: 'One less' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'One more' }));
  await user.click(screen.getByRole('button', { name: 'One more' }));
  await user.click(screen.getByRole('button', { name: 'One less' }));
  expect(reported).toEqual([2, 3, 2]);
});
