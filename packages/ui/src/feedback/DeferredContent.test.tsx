import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { DeferredContent } from './DeferredContent';

const pages = (
  <Routes>
    <Route path="/" element={<Link to="/page">Open</Link>} />
    <Route path="/page" element={<DeferredContent>Below the first screen</DeferredContent>} />
  </Routes>
);

test('the content is shown on a page that a link opens', async () => {
  render(<MemoryRouter>{pages}</MemoryRouter>);
  await userEvent.setup().click(screen.getByRole('link', { name: 'Open' }));
  expect(await screen.findByText('Below the first screen')).toBeVisible();
});

test('the content is in the HTML of a prerendered page', () => {
  expect(renderToString(<MemoryRouter initialEntries={['/page']}>{pages}</MemoryRouter>)).toContain(
    'Below the first screen',
  );
});
