import { mailedCodeCalls } from '@kedai/contract/calls/mailedCode';
import { userCalls } from '@kedai/contract/calls/user';
import { VISITOR } from '@kedai/contract/testing/visitor';
import { collectToasts } from '@kedai/ui/testing/collectToasts';
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { serveApi } from '../../testing/apiServer';
import { renderApp } from '../../testing/renderApp';
import { callApi } from '../../testing/testServer';
import EmailVerifyPage from './EmailVerifyPage';

const api = serveApi();

const toasts = collectToasts();

const { email: EMAIL } = VISITOR;

const open = () =>
  renderApp(
    <Routes>
      <Route path="/email-verify" element={<EmailVerifyPage />} />
      <Route path="/" element={<h1>Home</h1>} />
    </Routes>,
    { route: '/email-verify' },
  );

test('switches between Sign In and Sign Up, which alone asks for a name, and keeps what was typed', async () => {
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Email'), EMAIL);
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(screen.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
  expect(screen.getByLabelText('Name')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
});

async function signUpWith(page: ReturnType<typeof open>, email: string): Promise<void> {
  await page.user.click(await screen.findByRole('button', { name: 'Sign Up' }));
  const texts = { Name: 'Aishah', Email: email, Password: 'good password' };
  for (const [label, value] of Object.entries(texts)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  const [submit] = screen.getAllByRole('button', { name: 'Sign Up' });
  if (submit) await page.user.click(submit);
}

test('creates an account for a verified e-mail', async () => {
  await callApi(mailedCodeCalls.sendRegisterOtp, { email: EMAIL });
  const otp = api.world.mailer.codeFor(EMAIL);
  await callApi(mailedCodeCalls.verifyRegisterOtp, { email: EMAIL, otp });
  const page = open();
  await signUpWith(page, EMAIL);
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});

test('shows a message when the account was created but the browser did not store the session', async () => {
  api.succeeds(userCalls.register, { token: 't' });
  const page = open();
  await signUpWith(page, EMAIL);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your account is ready, but you are not signed in. Allow cookies for this shop, then sign in.',
  );
  await page.user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
  expect(toasts()).toEqual([]);
});

test('shows in the form that no account was created, until the shopper types again', async () => {
  api.refuses(userCalls.register, { message: 'User already exists' });
  const page = open();
  await signUpWith(page, EMAIL);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your account has not been created yet.');
  expect(toasts()).toEqual(['error: User already exists']);
  await page.user.type(screen.getByLabelText('Name'), '!');
  expect(alert).not.toBeInTheDocument();
});

test('links to the verification code when the e-mail was not verified', async () => {
  const page = open();
  await signUpWith(page, 'new@example.my');
  expect(await screen.findByRole('link', { name: 'get a code' })).toHaveAttribute(
    'href',
    '/register',
  );
  expect(toasts()).toHaveLength(1);
  expect(screen.getByLabelText('Name')).toHaveValue('Aishah');
});
