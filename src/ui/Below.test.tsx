import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { Below } from './Below';

const page = (
  <>
    <p>above</p>
    <Below>
      <p>below</p>
    </Below>
  </>
);

test('a page that is opened by its address is rendered as a whole', () => {
  expect(renderToString(<MemoryRouter>{page}</MemoryRouter>)).toBe('<p>above</p><p>below</p>');
});

test('behind a link it is rendered after what is above it', async () => {
  const isThere: boolean[] = [];
  const Shown = () => {
    useLayoutEffect(() => {
      isThere.push(screen.queryByText('below') !== null);
    }, []);
    return null;
  };
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <Link to="/page">open</Link>
      <Routes>
        <Route path="/" element={null} />
        <Route
          path="/page"
          element={
            <>
              {page}
              <Shown />
            </>
          }
        />
      </Routes>
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('link'));
  expect(isThere).toEqual([false]);
  expect(screen.getByText('below')).toBeInTheDocument();
});
