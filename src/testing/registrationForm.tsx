import { mailedCodeCalls } from '@kedai/contract/calls/mailedCode';
import { VISITOR } from '@kedai/contract/testing/visitor';
import { fireEvent, screen } from '@testing-library/react';
import { Registration } from '../features/registration/Registration';
import { memoryStorage } from '../state/device/storage';
import type { ApiServer } from './apiServer';
import { type RenderAppOptions, renderApp } from './renderApp';
import { callApi } from './testServer';

export const { email: EMAIL, password: PASSWORD } = VISITOR;

/** Renders "Create Account". */
export const openRegistration = (options: RenderAppOptions = {}) =>
  renderApp(<Registration />, { route: '/register', ...options });

/** Renders "Create Account" for an e-mail whose code was verified before a reload. */
export async function openDetails({ world }: ApiServer, cookies: Record<string, string> = {}) {
  await callApi(mailedCodeCalls.sendRegisterOtp, { email: EMAIL });
  const otp = world.mailer.codeFor(EMAIL);
  await callApi(mailedCodeCalls.verifyRegisterOtp, { email: EMAIL, otp });
  const storage = memoryStorage(cookies);
  const draft = { email: EMAIL, name: '', resendAt: 0, isVerified: true };
  storage.tab.setItem('kedai:registration', JSON.stringify({ savedAt: Date.now(), draft }));
  const app = openRegistration({ storage });
  await screen.findByLabelText('Name');
  return { ...app, storage };
}

export const button = (name: string) => screen.getByRole('button', { name });
export const firstCodeBox = () => screen.findByLabelText('Digit 1 of 6');

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

export async function requestCode(email = EMAIL): Promise<void> {
  await screen.findByLabelText('Email');
  fill('Email', email);
  fireEvent.click(button('Send Code'));
}

/** Pastes a code into the boxes and submits it. */
export async function enterCode(code: string): Promise<void> {
  fireEvent.paste(await firstCodeBox(), { clipboardData: { getData: () => code } });
  fireEvent.click(button('Verify'));
}

export function enterDetails(): void {
  fill('Name', 'Aina');
  fill('Password', PASSWORD);
  fireEvent.click(button('Register'));
}
