import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type Field, filledIn, isField } from '../../ui/filledIn';
import { fillAgain } from './earlyInput';

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

function Form() {
  const [email, setEmail] = useState('');
  const [ticked, setTicked] = useState(false);
  const [sort, setSort] = useState('relevant');
  return (
    <form aria-label={`${email} ${ticked} ${sort}`}>
      <input value={email} onChange={({ target }) => setEmail(target.value)} />
      <input
        type="checkbox"
        checked={ticked}
        onChange={({ target }) => setTicked(target.checked)}
      />
      <select value={sort} onChange={({ target }) => setSort(target.value)}>
        <option>relevant</option>
        <option>cheapest</option>
      </select>
    </form>
  );
}

/** The form as HTML that was rendered ahead. */
function given() {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Form />);
  document.body.replaceChildren(place);
  const [email, box, sort] = [...place.querySelectorAll('input, select')].filter(isField);
  if (!email || !box || !sort) throw new Error('The form is not whole.');
  return {
    email,
    box: box as HTMLInputElement,
    sort,
    hydrate: () =>
      act(async () => {
        root = hydrateRoot(place, <Form />);
      }),
    /** What the program knows. */
    known: () => place.querySelector('form')?.getAttribute('aria-label'),
  };
}

test('what stood in fields before the program came is known to it, filled in once more', async () => {
  const { email, box, sort, hydrate, known } = given();
  email.value = 'mei@shopper.example';
  box.checked = true;
  sort.value = 'cheapest';
  const filled = ([email, box, sort] satisfies Field[]).map(
    (field) => [field, filledIn(field)] as const,
  );
  await hydrate();
  expect(known()).toBe(' false relevant');
  await act(async () => {
    for (const [field, value] of filled) fillAgain(field, value);
  });
  expect(known()).toBe('mei@shopper.example true cheapest');
  expect([email.value, box.checked, sort.value]).toEqual(['mei@shopper.example', true, 'cheapest']);
});

test('a field that has gone is left alone', () => {
  const { email } = given();
  email.remove();
  const heard = jest.fn();
  email.addEventListener('input', heard);
  fillAgain(email, 'late');
  expect(heard).not.toHaveBeenCalled();
});

test('a chosen file is left to its field: no program may choose it again', () => {
  const field = document.createElement('input');
  expect(isField(field)).toBe(true);
  field.type = 'file';
  expect(isField(field)).toBe(false);
});
