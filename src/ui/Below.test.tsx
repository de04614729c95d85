import { act, render, screen } from '@testing-library/react';
import { Activity, useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { Below, IsReturned } from './Below';

/** What the page held when it was put into the document. */
const atFirst: string[] = [];
function Told() {
  useLayoutEffect(() => {
    atFirst.push(document.body.textContent);
  }, []);
  return null;
}

const page = (
  <>
    <p>above</p>
    <Below>
      <p>below</p>
    </Below>
    <Told />
  </>
);
const behindLink = <IsReturned value={false}>{page}</IsReturned>;

beforeEach(() => {
  atFirst.length = 0;
});

test('a page that is opened by its address is rendered as a whole', () => {
  expect(renderToString(page)).toBe('<p>above</p><p>below</p>');
  render(page);
  expect(atFirst).toEqual(['abovebelow']);
});

test('behind a link it is rendered after what is above it', () => {
  render(behindLink);
  expect(atFirst).toEqual(['above']);
  expect(screen.getByText('below')).toBeInTheDocument();
});

test('in a page that is not shown yet it is rendered once it is', async () => {
  const { rerender } = render(<Activity mode="hidden">{behindLink}</Activity>);
  await act(async () => {});
  expect(screen.getByText('above')).not.toBeVisible();
  expect(screen.queryByText('below')).not.toBeInTheDocument();
  rerender(<Activity mode="visible">{behindLink}</Activity>);
  expect(atFirst).toEqual(['above']);
  expect(screen.getByText('below')).toBeVisible();
});
