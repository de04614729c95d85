import { screen } from '@testing-library/react';
import { customerPatterns } from '../paths';
import { serveApi } from '../testing/apiServer';
import { renderApp } from '../testing/renderApp';
import { Pages } from './Pages';

const api = serveApi();

test.each(Object.values(customerPatterns))(
  'on %s a guest is asked to log in, and no order data is loaded',
  async (pattern) => {
    renderApp(<Pages />, { route: pattern.replace(/:\w+/, 'o1') });
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
    const paths = api.sent().map(({ path }) => path);
    expect(paths).toContain('/api/user/verifyToken');
    expect(paths.filter((path) => /order|shipping|devices/.test(path))).toEqual([]);
  },
);
