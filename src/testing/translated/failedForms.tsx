import { mailedCodeCalls } from '@kedai/contract/calls/mailedCode';
import { VISITOR } from '@kedai/contract/testing/visitor';
import { collectToasts } from '@kedai/ui/testing/collectToasts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { englishIn } from '../../../server/testing/englishIn';
import { Newsletter } from '../../features/home/Newsletter';
import { PasswordReset } from '../../features/passwordReset/PasswordReset';
import { Payment } from '../../features/payment/Payment';
import { PlaceOrder } from '../../features/placeOrder/PlaceOrder';
import ProfilePage from '../../features/profile/ProfilePage';
import { Registration } from '../../features/registration/Registration';
import EmailVerifyPage from '../../features/session/EmailVerifyPage';
import LoginPage from '../../features/session/LoginPage';
import { memoryStorage } from '../../state/device/storage';
import { profileText } from '../../text/account/profile';
import { type ApiServer, serveApi } from '../apiServer';
import { signInWithCart } from '../orderForm';
import { createOrder } from '../orders';
import { renderApp } from '../renderApp';
import { callApi } from '../testServer';

/** Where a page has its texts, beside its content. */
const ATTRIBUTES = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'];

/** The texts of the page, and those for screen readers. */
function shownTexts(): readonly string[] {
  const texts = [...document.body.querySelectorAll('*')].flatMap((element) =>
    ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''),
  );
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts;
}

const englishTexts = (texts: readonly string[]) =>
  // An address of an example is no sentence.
  texts.filter((text) => englishIn(text.replace(/\S+@\S+/g, '')).length > 0);

const isReady = () =>
  waitFor(() => {
    expect(document.querySelector('form')).not.toBeNull();
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });

const draft = (fields: object) => JSON.stringify({ savedAt: Date.now(), draft: fields });
const { email } = VISITOR;

interface FormTest {
  readonly open: (api: ApiServer) => Promise<ReactElement> | ReactElement;
  readonly route?: string;
  readonly tab?: Readonly<Record<string, string>>;
  /** Shows the form. */
  readonly show?: () => void;
}

const forms: Readonly<Record<string, FormTest>> = {
  'the e-mail of a registration': { open: () => <Registration />, route: '/register' },
  'the code of a registration': {
    open: async () => {
      await callApi(mailedCodeCalls.sendRegisterOtp, { email });
      return <Registration />;
    },
    tab: { 'kedai:registration': draft({ email, name: '', resendAt: 0, isVerified: false }) },
  },
  'the details of a registration': {
    open: async ({ world }) => {
      await callApi(mailedCodeCalls.sendRegisterOtp, { email });
      const otp = world.mailer.codeFor(email);
      await callApi(mailedCodeCalls.verifyRegisterOtp, { email, otp });
      return <Registration />;
    },
    tab: { 'kedai:registration': draft({ email, name: '', resendAt: 0, isVerified: true }) },
  },
  'the sign-in': { open: () => <LoginPage />, route: '/login' },
  'the sign-up': { open: () => <EmailVerifyPage />, route: '/email-verify' },
  'the e-mail of a password reset': { open: () => <PasswordReset />, route: '/reset-password' },
  'the code of a password reset': {
    open: async (api) => {
      await api.givenAccount();
      await callApi(mailedCodeCalls.sendResetOtp, { email });
      return <PasswordReset />;
    },
    tab: { 'kedai:passwordReset': draft({ email, resendAt: 0 }) },
  },
  'personal information': {
    open: async (api) => {
      await api.signUp();
      return <ProfilePage />;
    },
    route: '/my-profile',
  },
  'the address of a profile': {
    open: async (api) => {
      await api.signUp();
      return <ProfilePage />;
    },
    route: '/my-profile?tab=addresses',
  },
  'the change of a password': {
    open: async (api) => {
      await api.signUp();
      return <ProfilePage />;
    },
    route: '/my-profile?tab=security',
    show: () => fireEvent.click(screen.getByRole('button', { name: profileText.security.change })),
  },
  'an order': {
    open: async (api) => {
      await signInWithCart(api);
      return <PlaceOrder />;
    },
    route: '/place-order',
  },
  'a receipt': {
    open: async (api) => {
      await api.signUp();
      return <Payment orderId={await createOrder()} />;
    },
  },
  'the newsletter': { open: () => <Newsletter /> },
};

/**
 * Typed into every field in turn: nothing, something that is no e-mail, number or code, something too long, and something
 * that only the server refuses.
 */
const WRONG = ['', '?', 'x'.repeat(300), 'short'];

function fillIn(text: string): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form :is(input:not([type=radio], [type=checkbox], [type=file]), textarea):not([readonly])',
  )) {
    const value = field.type === 'email' && text === 'short' ? email : text;
    fireEvent.input(field, { target: { value } });
  }
}

const failures = () =>
  document.querySelectorAll(
    '[aria-invalid="true"], [role="alert"]:not(:empty), [role="status"]:not(:empty)',
  );

/** Fails every form of the shop in a language, and expects no English sentence. */
export function testFailedForms(): void {
  const api = serveApi();
  const toasts = collectToasts();

  test.each(Object.entries(forms))('%s fails without an English sentence', async (_, form) => {
    const node = await form.open(api);
    const { tab, ...storage } = memoryStorage();
    for (const [key, value] of Object.entries(form.tab ?? {})) tab.setItem(key, value);
    renderApp(node, { route: form.route ?? '/', storage: { ...storage, tab } });
    await waitFor(() => form.show?.());
    await isReady();
    const shown: number[] = [];
    for (const text of WRONG) {
      fillIn(text);
      for (const element of document.querySelectorAll('form')) fireEvent.submit(element);
      await act(async () => {});
      await isReady();
      shown.push(failures().length + toasts().length);
      expect(englishTexts([...shownTexts(), ...toasts()])).toEqual([]);
    }
    expect(Math.max(...shown)).toBeGreaterThan(0);
  });
}
