import { screen } from '@testing-library/react';
import { http } from 'msw';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { serveApi } from '../testing/apiServer';
import { renderApp } from '../testing/renderApp';
import Checkout from './Checkout';
import MyProfile from './MyProfile';
import Orders from './Orders';
import PlaceOrder from './PlaceOrder';

const api = serveApi();

test.each<[string, ReactElement]>([
  ['/my-profile', <MyProfile key="profile" />],
  ['/orders', <Orders key="orders" />],
  ['/place-order', <PlaceOrder key="place" />],
  ['/checkout/o1', <Checkout key="checkout" />],
])('on %s a guest is asked to log in, and no order data is loaded', async (route, element) => {
  const paths: string[] = [];
  api.use(
    http.all('*/api/*', ({ request }) => {
      paths.push(new URL(request.url).pathname);
      return undefined;
    }),
  );
  renderApp(
    <Routes>
      <Route path="/checkout/:orderId" element={element} />
      <Route path="*" element={element} />
    </Routes>,
    { route },
  );
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
  expect(paths).toContain('/api/user/verifyToken');
  expect(paths.filter((path) => /order|shipping|devices/.test(path))).toEqual([]);
});
