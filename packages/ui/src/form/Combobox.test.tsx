import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ThemeProvider } from 'styled-components';
import { buildTheme } from '../theme/theme';
import { Combobox } from './Combobox';

const TOWNS = ['Ampang', 'Kajang', 'Klang'];

function Towns() {
  const [value, setValue] = useState('');
  const isTyped = value !== '' && !TOWNS.includes(value);
  return (
    <ThemeProvider theme={buildTheme('terracotta')}>
      <Combobox
        label="Town"
        hint=""
        placeholder=""
        maxLength={20}
        value={value}
        options={isTyped ? TOWNS.map((text) => ({ id: text, text })) : []}
        icon={null}
        isLoading={false}
        text={{ searching: '', suggestions: 'Towns', found: (count) => `${count} towns` }}
        onType={setValue}
        onChoose={setValue}
      />
      <button type="button">Next</button>
    </ThemeProvider>
  );
}

/** Types a letter, which opens the list of three towns. */
async function open() {
  const user = userEvent.setup();
  render(<Towns />);
  const field = screen.getByRole('combobox', { name: 'Town' });
  await user.type(field, 'a');
  expect(screen.getAllByRole('option')).toHaveLength(3);
  return {
    user,
    field,
    /** @returns whether a modal around the field also handles it */
    pressEscape: () => fireEvent.keyDown(field, { key: 'Escape' }),
    selected: () => screen.queryByRole('option', { selected: true })?.textContent ?? null,
  };
}

const expectClosed = (field: HTMLElement) => {
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(field).not.toHaveAttribute('aria-activedescendant');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
};

test('Escape closes the list, then the modal around it', async () => {
  const { user, field, pressEscape } = await open();
  await user.keyboard('{ArrowDown}');
  expect(pressEscape()).toBe(false);
  expectClosed(field);
  expect(field).toHaveValue('a');
  expect(pressEscape()).toBe(true);
});

test.each([
  ['{ArrowDown}', 'Ampang'],
  ['{ArrowUp}', 'Klang'],
  ['{Alt>}{ArrowDown}{/Alt}', null],
  ['b', null],
])('after Escape, %s opens the list again, at %s', async (keys, expected) => {
  const { user, field, pressEscape, selected } = await open();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  pressEscape();
  await user.keyboard(keys);
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(selected()).toBe(expected);
});

test('letters that an input method is still composing have no suggestions', async () => {
  const { field } = await open();
  fireEvent.input(field, { target: { value: 'badal' }, isComposing: true });
  expectClosed(field);
  fireEvent.input(field, { target: { value: '八打灵' }, isComposing: true });
  fireEvent.compositionEnd(field);
  expect(screen.getAllByRole('option')).toHaveLength(3);
});

test('Enter without an open list chooses nothing', async () => {
  const { user, field, pressEscape } = await open();
  await user.keyboard('{ArrowDown}');
  pressEscape();
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('a');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field).toHaveValue('Kajang');
  expectClosed(field);
});

test('Alt and Arrow Up close the list', async () => {
  const { user, field } = await open();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expectClosed(field);
});

test('a press elsewhere closes the list; a press in the field or Arrow Down opens it again', async () => {
  const { user, field, selected } = await open();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expectClosed(field);
  await user.tab({ shift: true });
  expectClosed(field);
  await user.keyboard('{ArrowDown}');
  expect(selected()).toBe('Ampang');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(field);
  expect(screen.getAllByRole('option')).toHaveLength(3);
});
