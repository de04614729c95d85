import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { keepTypedAhead } from './typedAhead';

/** A search whose window arrives when it is told to. */
let arrive: () => void;
const onSearch = jest.fn();

function Page() {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  arrive = () => setOpen(true);
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  return (
    <>
      <button type="button" data-types-ahead="" onClick={onSearch}>
        Search
      </button>
      <button type="button">Other</button>
      <input aria-label="Newsletter" />
      <input type="checkbox" aria-label="Women" />
      {isOpen ? (
        <div role="dialog">
          <input
            ref={field}
            aria-label="Search for"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
      ) : null}
      <p>{`Searching for “${text}”`}</p>
    </>
  );
}

beforeAll(keepTypedAhead);
beforeEach(() => onSearch.mockClear());

const button = (name: string) => screen.getByRole('button', { name });
const searchFor = () => screen.getByLabelText('Search for');

async function begin(typed: string) {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(button('Search'));
  await user.keyboard(typed);
  return user;
}

test.each([
  ['blouse', 'blouse'],
  ['red blouse', 'red blouse'],
  ['blouze{Backspace}{Backspace}se', 'blouse'],
  ['{Backspace}a', 'a'],
  [' blouse', 'blouse'],
  ['{Enter}blouse', 'blouse'],
  ['{Control>}b{/Control}', ''],
  ['{Control>}{Alt>}{AltGraph>}@{/AltGraph}{/Alt}{/Control}', '@'],
])('%s, typed before the window is there, stands in its field as “%s”', async (typed, stands) => {
  const user = await begin(typed);
  act(arrive);
  expect(searchFor()).toHaveValue(stands);
  expect(screen.getByText(`Searching for “${stands}”`)).toBeInTheDocument();
  await user.keyboard('s');
  expect(searchFor()).toHaveValue(`${stands}s`);
});

test('a space between two words does not press the button once more', async () => {
  await begin('red blouse');
  expect(onSearch).toHaveBeenCalledTimes(1);
});

test('what was typed goes into one field only', async () => {
  const user = await begin('blouse');
  act(arrive);
  await user.click(screen.getByLabelText('Newsletter'));
  expect(screen.getByLabelText('Newsletter')).toHaveValue('');
});

test.each(['Other', 'Newsletter', 'Women'])(
  'whoever presses %s has typed nothing',
  async (name) => {
    const user = await begin('blouse');
    const other = screen.queryByRole('button', { name }) ?? screen.getByLabelText(name);
    await user.click(other);
    if (name === 'Newsletter') expect(other).toHaveValue('');
    if (name === 'Women') expect(other).toBeChecked();
    await user.click(button('Search'));
    act(arrive);
    expect(searchFor()).toHaveValue('');
  },
);

test.each(['Tab', 'Escape'])('whoever goes on with %s has typed nothing', async (key) => {
  const user = await begin(`blouse{${key}}`);
  await user.click(button('Search'));
  act(arrive);
  expect(searchFor()).toHaveValue('');
});

test('whoever goes back has typed nothing', async () => {
  const user = await begin('blouse');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await user.click(button('Search'));
  act(arrive);
  expect(searchFor()).toHaveValue('');
});

test('what the program presses once more takes nothing of it', async () => {
  await begin('blouse');
  fireEvent.click(button('Other'));
  act(arrive);
  expect(searchFor()).toHaveValue('blouse');
});

test('what is typed into another field stays there', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByLabelText('Newsletter'));
  // As voice presses it: the focus stays where it was.
  fireEvent.click(button('Search'));
  await user.keyboard('me');
  expect(screen.getByLabelText('Newsletter')).toHaveValue('me');
});
