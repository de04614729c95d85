import { screen } from '@testing-library/react';
import { Registration } from '../features/registration';
import { type RenderAppOptions, type RenderedApp, renderApp } from './renderApp';

export const EMAIL = 'aina@example.test';
export const PASSWORD = 'a long password';

/** Renders "Create Account". */
export const openRegistration = (options: RenderAppOptions = {}) =>
  renderApp(<Registration />, { route: '/register', ...options });

export const button = (name: string) => screen.getByRole('button', { name });
export const firstCodeBox = () => screen.findByLabelText('Digit 1 of 6');

export async function requestCode({ user }: RenderedApp, email = EMAIL): Promise<void> {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.click(button('Send Code'));
}

export async function enterCode({ user }: RenderedApp, code: string): Promise<void> {
  await user.click(await firstCodeBox());
  await user.paste(code);
  await user.click(button('Verify'));
}

/** Completes the first two phases, with the code from the mail. */
export async function verifyEmail(app: RenderedApp, mailer: Mailer): Promise<void> {
  await requestCode(app);
  await firstCodeBox();
  await enterCode(app, mailer.codeFor(EMAIL));
  await screen.findByLabelText('Name');
}

interface Mailer {
  codeFor(email: string): string;
}

export async function enterDetails({ user }: RenderedApp): Promise<void> {
  await user.type(screen.getByLabelText('Name'), 'Aina');
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.click(button('Register'));
}
