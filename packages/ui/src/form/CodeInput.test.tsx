import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ThemeProvider } from 'styled-components';
import { buildTheme } from '../theme/theme';
import { CodeInput } from './CodeInput';

function Code({
  start = '',
  error,
  onValue,
}: {
  start?: string;
  error?: string;
  onValue: (value: string) => void;
}) {
  const [value, setValue] = useState(start);
  return (
    <ThemeProvider theme={buildTheme('terracotta')}>
      <CodeInput
        length={6}
        label="Enter the code"
        value={value}
        error={error}
        onChange={(next) => {
          setValue(next);
          onValue(next);
        }}
      />
    </ThemeProvider>
  );
}

function open(start = '') {
  const values: string[] = [];
  render(<Code start={start} onValue={(value) => values.push(value)} />);
  const boxes = screen.getAllByRole('textbox');
  return {
    user: userEvent.setup(),
    box: (position: number) => {
      const found = boxes[position - 1];
      if (!found) throw new Error(`There is no box ${position}.`);
      return found;
    },
    value: () => values.at(-1) ?? start,
  };
}

test('is one group of six labelled boxes, and the phone can autofill the code', () => {
  const { box } = open();
  expect(screen.getByRole('group', { name: 'Enter the code' })).toBeInTheDocument();
  expect(screen.getAllByRole('textbox')).toHaveLength(6);
  expect(box(1)).toHaveAccessibleName('Digit 1 of 6');
  expect(box(1)).toHaveAttribute('autocomplete', 'one-time-code');
  for (const each of screen.getAllByRole('textbox')) expect(each).toBeRequired();
});

test.each([
  ['typing moves to the next box', '', 1, '123', '123', 4],
  ['Backspace empties a full box', '123', 3, '{Backspace}', '12', 3],
  ['Backspace in an empty box goes back', '123', 3, '{Backspace}{Backspace}', '1', 2],
  [
    'Backspace stays in the first box',
    '12',
    2,
    '{Backspace}{Backspace}{Backspace}{Backspace}',
    '',
    1,
  ],
  ['a digit typed into a full box replaces the old digit', '123456', 2, '9', '193456', 3],
  ['an empty box in between stays empty', '123456', 2, '{Backspace}', '1 3456', 2],
  ['letters are ignored', '', 1, 'a1b', '1', 2],
  ['Arrow Left goes back', '12', 2, '{ArrowLeft}', '12', 1],
  ['Arrow Right goes on', '12', 1, '{ArrowRight}{ArrowRight}', '12', 3],
])('keys: %s', async (_, start, at, keys, expected, focused) => {
  const { user, box, value } = open(start);
  await user.click(box(at));
  await user.keyboard(keys);
  expect(value()).toBe(expected);
  for (const [index, digit] of [...expected].entries())
    expect(box(index + 1)).toHaveValue(digit.trim());
  expect(box(focused)).toHaveFocus();
});

test.each<[string, string, string, number]>([
  ['digits', '654321', '654321', 6],
  ['digits with a blank', '654 321', '654321', 6],
  ['digits within text', 'Your code: 654321.', '654321', 6],
  ['a code after a time', '12:45 Kedai code 482913', '482913', 6],
  ['a code after a year', 'Kedai 2026: 482913', '482913', 6],
  ['a code in two groups after a time', '12:45 482-913', '482913', 6],
  ...['–', '\u2011', '\u2012', '.'].map((separator): [string, string, string, number] => [
    `a code in two groups separated by ${separator}`,
    `12:45 482${separator}913`,
    '482913',
    6,
  ]),
  ['single digits separated by blanks', '4 8 2 9 1 3', '482913', 6],
  ['the code twice', 'Code 482913. @kedai.my #482913', '482913', 6],
  ['a code after a date and a time', '25/11/2026 10:27 482913 is your code', '482913', 6],
  ['a code after a short date', '27.11.26 Kain & Roti: 482913', '482913', 6],
  ['a code in two groups after a short date', '27.11.26 Kain & Roti: 482-913', '482913', 6],
  ['a code in two groups before a date', '482 913, sent 25/11/2026 10:27', '482913', 6],
  ['a code in two groups before a time', '482 913 10:27', '482913', 6],
  ['a code after a phone number', '+60 12-345 6789: 482913', '482913', 6],
  ['a code before a phone number', '482913 is your code. Call 012-345678.', '482913', 6],
  ['a code in two groups before a phone', '482 913 is your code. Call 012-345 6789.', '482913', 6],
  ['a code before an amount', '482913 for your order of RM 123456.50', '482913', 6],
  ['single digits after a time', '12:45 4 8 2 9 1 3', '482913', 6],
  ['pairs of digits after a date', '27.11.26: 48 29 13', '482913', 6],
  ['an order number before the code', 'Order 123456: your code is 482913.', '482913', 6],
  [
    'an older code before the newer one',
    '10:20 111222 is your code 10:27 482913 is your code',
    '482913',
    6,
  ],
  ['full-width digits after a date', '２０２６年１１月２５日 ４８２９１３', '482913', 6],
  ['a date and a time without a code', '25/11/2026 10:27', '', 2],
  ['a short date without a code', '27.11.26 Kain & Roti', '', 2],
  ['a part of the code within text', 'Your code begins with 48', '48', 3],
  ['full-width digits', '４８２９１３', '482913', 6],
  ['Arabic digits', 'رمز ٤٨٢٩١٣\u200F', '482913', 6],
  ['more digits than boxes', '6543210', '654321', 6],
  ['a part of the code', '65', '65', 3],
  ['no digits', 'abc', '', 2],
])('pasting %s', (_, pasted, expected, focused) => {
  const { box, value } = open();
  box(2).focus();
  fireEvent.paste(box(2), { clipboardData: { getData: () => pasted } });
  expect(value()).toBe(expected);
  expect(box(focused)).toHaveFocus();
});

test('a pasted part of the code is added after the typed digits', async () => {
  const { user, box, value } = open('482');
  await user.click(box(4));
  await user.paste('913');
  expect(value()).toBe('482913');
});

test('full-width digits become ASCII digits', () => {
  const { box, value } = open('4');
  fireEvent.input(box(2), { target: { value: '８' } });
  expect(value()).toBe('48');
  expect(box(3)).toHaveFocus();
});

test('in an empty box, Backspace on a phone keyboard, which sends no key name, goes back', () => {
  const { box, value } = open('12');
  const press = (at: number) =>
    fireEvent(
      box(at),
      new InputEvent('beforeinput', {
        inputType: 'deleteContentBackward',
        bubbles: true,
        cancelable: true,
      }),
    );
  press(3);
  expect(value()).toBe('1');
  expect(box(2)).toHaveFocus();
  press(2);
  expect(value()).toBe('');
  expect(box(1)).toHaveFocus();
});

test('ignores keys while an input method is composing', () => {
  const { box, value } = open('12');
  box(2).focus();
  fireEvent.keyDown(box(2), { key: 'Backspace', isComposing: true });
  fireEvent.keyDown(box(2), { key: 'ArrowLeft', keyCode: 229 });
  expect(value()).toBe('12');
  expect(box(2)).toHaveFocus();
});

test('a code that the phone autofills into the first box fills all boxes', () => {
  const { box, value } = open();
  fireEvent.input(box(1), { target: { value: '222333' } });
  expect(value()).toBe('222333');
});

test.each([
  ['12', [false, false, true, true, true, true]],
  ['1 3456', [false, true, false, false, false, false]],
  ['123456', [true, true, true, true, true, true]],
])(
  'with an error, the empty boxes of "%s" are invalid, or all boxes of a complete code',
  (start, wrong) => {
    render(<Code start={start} error="Enter all 6 digits." onValue={() => undefined} />);
    const boxes = screen.getAllByRole('textbox');
    expect(boxes.map((box) => box.getAttribute('aria-invalid') === 'true')).toEqual(wrong);
  },
);
