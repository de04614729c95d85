import { VISITOR } from '@kedai/contract/testing/visitor';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { AccountMenu } from '../../app/AccountMenu';
import { returnState } from '../../paths';
import { serveApi } from '../../testing/apiServer';
import { enterCode, enterDetails, requestCode } from '../../testing/registrationForm';
import { renderApp } from '../../testing/renderApp';
import { paymentText } from '../../text/order/checkout';
import { PasswordReset } from '../passwordReset/PasswordReset';
import Checkout from '../payment/PaymentPage';
import { Registration } from '../registration/Registration';
import { RequireCustomer } from '../shared/RequireCustomer';
import EmailVerifyPage from './EmailVerifyPage';
import LoginPage from './LoginPage';

const api = serveApi();
const { email: EMAIL } = VISITOR;
const NEW_PASSWORD = 'another long password';

/** Renders the pages on the way to the account, which ask for no proof of work here. */
const open = (route: string) =>
  renderApp(
    <>
      <AccountMenu />
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        <Route
          path="/cart"
          element={
            <Link to="/login" state={returnState('/cart')}>
              Click here
            </Link>
          }
        />
        <Route path="/login" element={<LoginPage />} />
        <Route path="/register" element={<Registration />} />
        <Route path="/reset-password" element={<PasswordReset />} />
        <Route path="/email-verify" element={<EmailVerifyPage />} />
        <Route path="/checkout/:orderId" element={<Checkout />} />
        <Route
          path="/orders"
          element={
            <RequireCustomer>
              <h1>Orders of mine</h1>
            </RequireCustomer>
          }
        />
      </Routes>
    </>,
    { route },
  );

const follow = async (name: string) => fireEvent.click(await screen.findByRole('link', { name }));
const fill = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const mailedCode = () => waitFor(() => api.world.mailer.codeFor(EMAIL));

async function signIn(password: string): Promise<void> {
  await fill('Email', EMAIL);
  await fill('Password', password);
  press('Sign In');
}

const accountLinks = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => /^\/(?:login|register|reset-password|email-verify)/.test(href));

test.each([
  ['/orders?pages=2', '/orders?pages=2', 3],
  ['/login?next=%2Fcheckout%2F7', '/checkout/7', 3],
  ['/register?next=%2Fcheckout%2F7', '/checkout/7', 2],
  ['/reset-password?next=%2Fcheckout%2F7', '/checkout/7', 2],
  ['/email-verify?next=%2Fcheckout%2F7', '/checkout/7', 2],
])('every link of %s to the account carries the wish', async (route, wish, count) => {
  open(route);
  await waitFor(() => expect(accountLinks()).toHaveLength(count));
  const search = `?${new URLSearchParams({ next: wish })}`;
  expect(accountLinks().filter((href) => !href.endsWith(search))).toEqual([]);
});

test.each(
  ['/login', '/register', '/reset-password', '/email-verify'].flatMap((page) => [
    [`${page}?next=%2Forders`, 'Orders of mine'],
    [`${page}?next=${page}`, 'Home'],
    [page, 'Home'],
  ]),
)('a customer who opens %s gets to %s', async (route, title) => {
  await api.signUp();
  open(route);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('a forgotten password leads to the wish', async () => {
  await api.givenAccount();
  open('/orders');
  await follow('Log in');
  await follow('Forgot your password?');
  await fill('Email', EMAIL);
  press('Send Code');
  await enterCode(await mailedCode());
  await fill('New password', NEW_PASSWORD);
  press('Save Password');
  await screen.findByRole('button', { name: 'Sign In' });
  await signIn(NEW_PASSWORD);
  expect(await screen.findByRole('heading', { name: 'Orders of mine' })).toBeVisible();
});

test('a password that comes back to mind leads to the wish, over every form', async () => {
  await api.givenAccount();
  open('/orders');
  await follow('Sign Up');
  await follow('Login here');
  await follow('Forgot your password?');
  await follow('Sign In');
  await signIn('good password');
  expect(await screen.findByRole('heading', { name: 'Orders of mine' })).toBeVisible();
});

test('a registration leads to the wish', async () => {
  open('/orders');
  await follow('Sign Up');
  await requestCode(EMAIL);
  await enterCode(await mailedCode());
  await screen.findByLabelText('Name');
  enterDetails();
  expect(await screen.findByRole('heading', { name: 'Orders of mine' })).toBeVisible();
});

test('a wish for an order of somebody else ends at a page that says so', async () => {
  await api.givenAccount();
  open('/login?next=%2Fcheckout%2FAAAA-0001');
  await signIn('good password');
  expect(await screen.findByRole('heading', { name: paymentText.unknownTitle })).toBeVisible();
});

test('the link of the cart, which has the wish in the history, passes it on', async () => {
  open('/cart');
  await follow('Click here');
  await screen.findByRole('button', { name: 'Sign In' });
  const search = '?next=%2Fcart';
  expect(accountLinks().toSorted()).toEqual([
    `/login${search}`,
    `/register${search}`,
    `/reset-password${search}`,
  ]);
});
