import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { keepTypedAhead } from './typedAhead';

/** A search whose window arrives when it is told to. */
let arrive: () => void;

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
      <button type="button" aria-haspopup="dialog">
        Search
      </button>
      <button type="button">Other</button>
      <input aria-label="Newsletter" />
      {isOpen ? (
        <input
          ref={field}
          aria-label="Search for"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      ) : null}
      <p>{`Searching for “${text}”`}</p>
    </>
  );
}

beforeAll(keepTypedAhead);

async function begin(typed: string) {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Search' }));
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
])('%s, typed before the window is there, stands in its field as “%s”', async (typed, stands) => {
  const user = await begin(typed);
  act(arrive);
  expect(screen.getByLabelText('Search for')).toHaveValue(stands);
  expect(screen.getByText(`Searching for “${stands}”`)).toBeInTheDocument();
  await user.keyboard('s');
  expect(screen.getByLabelText('Search for')).toHaveValue(`${stands}s`);
});

test('what was typed goes into one field only', async () => {
  const user = await begin('blouse');
  act(arrive);
  await user.click(screen.getByLabelText('Newsletter'));
  expect(screen.getByLabelText('Newsletter')).toHaveValue('');
});

test('whoever goes on to something else has typed nothing', async () => {
  const user = await begin('blouse');
  await user.click(screen.getByRole('button', { name: 'Other' }));
  await user.keyboard('skirt');
  act(arrive);
  expect(screen.getByLabelText('Search for')).toHaveValue('');
});

test.each(['Tab', 'Escape'])('whoever goes on with %s has typed nothing', async (key) => {
  const user = await begin(`blouse{${key}}`);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  act(arrive);
  expect(screen.getByLabelText('Search for')).toHaveValue('');
});
