import { mailedCodeCalls } from '@kedai/contract/calls/mailedCode';
import type { CaptchaSlot } from '@kedai/ui/form/useCaptchaForm';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useEffectEvent } from 'react';
import { serveApi } from '../../testing/apiServer';
import {
  button,
  EMAIL,
  enterCode,
  firstCodeBox,
  openRegistration,
  requestCode,
} from '../../testing/registrationForm';
import { renderApp } from '../../testing/renderApp';
import { Registration } from './Registration';

const api = serveApi();

let solve: () => void = () => undefined;
let checks = 0;
beforeEach(() => {
  checks = 0;
});

/** A human check that keeps working until `solve` is called. */
const SlowCheck: CaptchaSlot = ({ onReport }) => {
  const report = useEffectEvent(onReport);
  useEffect(() => {
    checks += 1;
    const payload = `proof ${checks}`;
    report({ isWorking: true, payload: undefined });
    solve = () => report({ isWorking: false, payload });
  }, []);
  return null;
};

test.each(['', 'aina', 'aina@'])(
  'the invalid e-mail "%s" shows an error and has the focus',
  async (email) => {
    const { user } = openRegistration();
    const field = await screen.findByLabelText('Email');
    fireEvent.change(field, { target: { value: email } });
    await user.click(button('Send Code'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter a valid email address.');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription('Enter a valid email address.');
    expect(field).toHaveValue(email);
    expect(api.world.mailer.sent).toHaveLength(0);
  },
);

describe('a code that cannot be sent', () => {
  const SEND = mailedCodeCalls.sendRegisterOtp;
  const TOO_MANY = 'Too many OTP requests. Try again later.';

  test.each<[string, () => unknown, string | RegExp]>([
    [
      'names the limit',
      () => api.refuses(SEND, { message: 'x', code: 'too-many-requests', status: 429 }),
      TOO_MANY,
    ],
    [
      'names the human check',
      () => api.refuses(SEND, { message: 'x', code: 'captcha-check-failed', status: 400 }),
      'reCAPTCHA verification failed. Try again.',
    ],
    ['says so for a status that names the limit', () => api.fails(SEND, 429), TOO_MANY],
    ["gives the server's reason", () => api.refuses(SEND, { message: 'Not today.' }), 'Not today.'],
    ['names any other error', () => api.fails(SEND), /^Error sending OTP: /],
  ])('the form %s', async (_, breakCall, text) => {
    breakCall();
    openRegistration();
    await requestCode();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
  });
});

const WRONG = 'Invalid OTP. Please try again.';
const EXPIRED = 'This code has expired. Please request a new one.';
const EARLIER = 'A newer code was sent at 09:04, please use that one.';

test.each([
  ['for a reason of its own is wrong', { message: 'No.', code: 'otp-mismatch' }, WRONG],
  ['without a reason is wrong', { status: 400 }, WRONG],
  ['because it has expired is not', { message: EXPIRED, code: 'spent-otp' }, EXPIRED],
  ['because of a later one is not', { message: EARLIER, code: 'earlier-code' }, EARLIER],
])('a code that the server refuses %s', async (_, refusal, text) => {
  api.refuses(mailedCodeCalls.verifyRegisterOtp, refusal);
  openRegistration();
  await requestCode();
  await firstCodeBox();
  await enterCode('123456');
  expect(await screen.findByText(text)).toBeVisible();
});

test('a wrong code shows an error at the boxes, and another try is possible', async () => {
  openRegistration();
  await requestCode();
  await firstCodeBox();
  const right = api.world.mailer.codeFor(EMAIL);
  await enterCode(right === '000000' ? '111111' : '000000');
  expect(await screen.findByText('Invalid OTP. Please try again.')).toBeVisible();
  await enterCode(right);
  expect(await screen.findByLabelText('Name')).toBeVisible();
});

describe('with a human check', () => {
  const openChecked = () => renderApp(<Registration Check={SlowCheck} />, { route: '/register' });
  const sent = () => api.bodies(mailedCodeCalls.sendRegisterOtp);

  test('the form waits for it and sends its payload', async () => {
    openChecked();
    await requestCode();
    expect(button('Send Code Please wait')).toHaveAttribute('aria-busy', 'true');
    expect(sent()).toEqual([]);
    act(() => solve());
    expect(await firstCodeBox()).toBeVisible();
    expect(sent()).toEqual([{ email: EMAIL, altcha: 'proof 1' }]);
  });

  test('a check that is done just before the press is not waited for', async () => {
    openChecked();
    const field = await screen.findByLabelText('Email');
    fireEvent.change(field, { target: { value: EMAIL } });
    // Both happen before React renders again.
    act(() => {
      solve();
      fireEvent.click(button('Send Code'));
    });
    expect(await firstCodeBox()).toBeVisible();
    expect(sent()).toEqual([{ email: EMAIL, altcha: 'proof 1' }]);
  });

  test('each request has its own payload', async () => {
    api.fails(mailedCodeCalls.sendRegisterOtp, 500, { once: true });
    const app = openChecked();
    await screen.findByLabelText('Email');
    act(() => solve());
    await requestCode();
    await screen.findByRole('alert');
    await app.user.click(button('Send Code'));
    act(() => solve());
    expect(await firstCodeBox()).toBeVisible();
    expect(sent()).toEqual([
      { email: EMAIL, altcha: 'proof 1' },
      { email: EMAIL, altcha: 'proof 2' },
    ]);
  });

  test('an e-mail corrected during the check is sent on the next press', async () => {
    const app = openChecked();
    await requestCode('ana@example.test');
    await app.user.type(screen.getByLabelText('Email'), '{Home}{ArrowRight}n');
    act(() => solve());
    expect(button('Send Code')).not.toHaveAttribute('aria-busy', 'true');
    expect(sent()).toEqual([]);
    await app.user.click(button('Send Code'));
    expect(await firstCodeBox()).toBeVisible();
    expect(sent()).toEqual([{ email: 'anna@example.test', altcha: 'proof 1' }]);
  });

  test('an invalid e-mail uses up no payload', async () => {
    const app = openChecked();
    const field = await screen.findByLabelText('Email');
    act(() => solve());
    await app.user.click(button('Send Code'));
    await screen.findByRole('alert');
    await app.user.type(field, EMAIL);
    await app.user.click(button('Send Code'));
    expect(await firstCodeBox()).toBeVisible();
    expect(sent()).toEqual([{ email: EMAIL, altcha: 'proof 1' }]);
  });
});

test('after another code was sent, the form says that earlier codes are invalid', async () => {
  const draft = { email: EMAIL, name: '', resendAt: 0, isVerified: false };
  sessionStorage.setItem('kedai:registration', JSON.stringify({ savedAt: Date.now(), draft }));
  openRegistration();
  expect(await screen.findByText(EMAIL)).toBeVisible();
  // The direction of the address does not affect the text around it.
  expect(screen.getByText(EMAIL).closest('bdi')).not.toBeNull();
  fireEvent.click(button('Send the code again'));
  expect(await screen.findByText(/Earlier codes no longer work\.$/)).toBeVisible();
  expect(api.world.mailer.sent).toHaveLength(1);
});
