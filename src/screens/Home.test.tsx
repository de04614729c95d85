import { screen } from '@testing-library/react';
import { serveApi } from '../testing/apiServer';
import { renderApp } from '../testing/renderApp';
import Home from './Home';

serveApi();

test('the banners are followed by latest collection, best sellers, policies and newsletter', async () => {
  renderApp(<Home />);
  await screen.findByRole('heading', { name: 'Subscribe now and get 20% off' });
  const banners = await screen.findByRole('region', { name: 'Highlights' });
  const titles = screen
    .getAllByRole('heading', { level: 2 })
    .filter((title) => banners.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Latest collection',
    'Best sellers',
    'Our promises',
    'Subscribe now and get 20% off',
  ]);
});
