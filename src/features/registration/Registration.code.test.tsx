import { userCalls } from '@kedai/contract/calls/user';
import { CODE_LIFETIME_MS } from '@kedai/contract/rules/limits';
import type { CaptchaSlot } from '@kedai/ui/form/useCaptchaForm';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
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

const SEND = '*/api/user/sendRegisterOtp';

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
  const refuse =
    (body: object, status = 400) =>
    () =>
      HttpResponse.json({ success: false, ...body }, { status });

  test.each([
    [
      'names the limit',
      refuse({ message: 'x', code: 'too-many-requests' }, 429),
      'Too many OTP requests. Try again later.',
    ],
    [
      'names the human check',
      refuse({ message: 'x', code: 'captcha-check-failed' }),
      'reCAPTCHA verification failed. Try again.',
    ],
    [
      'says so for a status that names the limit',
      () => HttpResponse.text('slow down', { status: 429 }),
      'Too many OTP requests. Try again later.',
    ],
    ["gives the server's reason", refuse({ message: 'Not today.' }, 200), 'Not today.'],
    ['names any other error', () => HttpResponse.error(), /^Error sending OTP: /],
  ])('the form %s', async (_, answer, text) => {
    api.use(http.post(SEND, answer));
    openRegistration();
    await requestCode();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
  });
});

test.each([
  ['for a reason of its own', { success: false, message: 'No.', code: 'otp-mismatch' }, 200],
  ['without a reason', {}, 400],
])('a code that the server refuses %s counts as wrong', async (_, answer, status) => {
  api.use(http.post('*/api/user/verifyRegisterOtp', () => HttpResponse.json(answer, { status })));
  openRegistration();
  await requestCode();
  await firstCodeBox();
  await enterCode('123456');
  expect(await screen.findByText('Invalid OTP. Please try again.')).toBeVisible();
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

test('an expired code is reported as expired', async () => {
  openRegistration();
  await requestCode();
  await firstCodeBox();
  api.world.clock.advance(CODE_LIFETIME_MS);
  await enterCode(api.world.mailer.codeFor(EMAIL));
  expect(await screen.findByText('This code has expired. Please request a new one.')).toBeVisible();
});

test('an earlier code is reported with the server’s message', async () => {
  openRegistration();
  await requestCode();
  await firstCodeBox();
  const earlier = api.world.mailer.codeFor(EMAIL);
  api.world.clock.advance(4 * 60_000);
  await api.world.visitor().callApi(userCalls.sendRegisterOtp, { email: EMAIL });
  await enterCode(earlier);
  expect(
    await screen.findByText(/ A newer code was sent at 09:04, please use that one\.$/),
  ).toBeVisible();
});

test('a wrong code can be overwritten digit by digit', async () => {
  const app = openRegistration();
  await requestCode();
  await firstCodeBox();
  const right = api.world.mailer.codeFor(EMAIL);
  await app.user.type(await firstCodeBox(), `${right.slice(0, 5)}${(Number(right[5]) + 1) % 10}`);
  await app.user.click(button('Verify'));
  await waitFor(() => expect(screen.getByLabelText('Digit 1 of 6')).toHaveFocus());
  await app.user.keyboard(right);
  await app.user.click(button('Verify'));
  expect(await screen.findByLabelText('Name')).toBeVisible();
});

describe('with a human check', () => {
  /** Opens the form with a check. Sends the given responses, then successful ones, and records the request bodies. */
  function openChecked(...answers: (() => Response)[]) {
    const sent: unknown[] = [];
    const answer = async ({ request }: { request: Request }) => {
      sent.push(await request.json());
      return answers.shift()?.() ?? HttpResponse.json({ success: true });
    };
    api.use(http.post(SEND, answer));
    return { sent, app: renderApp(<Registration Check={SlowCheck} />, { route: '/register' }) };
  }

  test('the form waits for it and sends its payload', async () => {
    const { sent } = openChecked();
    await requestCode();
    expect(button('Send Code Please wait')).toHaveAttribute('aria-busy', 'true');
    expect(sent).toEqual([]);
    act(() => solve());
    expect(await firstCodeBox()).toBeVisible();
    expect(sent).toEqual([{ email: EMAIL, altcha: 'proof 1' }]);
  });

  test('a check that is done just before the press is not waited for', async () => {
    const { sent } = openChecked();
    const field = await screen.findByLabelText('Email');
    fireEvent.change(field, { target: { value: EMAIL } });
    // Both happen before React renders again.
    act(() => {
      solve();
      fireEvent.click(button('Send Code'));
    });
    expect(await firstCodeBox()).toBeVisible();
    expect(sent).toEqual([{ email: EMAIL, altcha: 'proof 1' }]);
  });

  test('each request has its own payload', async () => {
    const { sent, app } = openChecked(() => HttpResponse.json({}, { status: 500 }));
    await screen.findByLabelText('Email');
    act(() => solve());
    await requestCode();
    await screen.findByRole('alert');
    await app.user.click(button('Send Code'));
    act(() => solve());
    expect(await firstCodeBox()).toBeVisible();
    expect(sent).toEqual([
      { email: EMAIL, altcha: 'proof 1' },
      { email: EMAIL, altcha: 'proof 2' },
    ]);
  });

  test.each(['', 'aina@'])(
    'the invalid e-mail "%s" shows an error without waiting',
    async (email) => {
      const { sent, app } = openChecked();
      const field = await screen.findByLabelText('Email');
      fireEvent.change(field, { target: { value: email } });
      await app.user.click(button('Send Code'));
      expect(await screen.findByRole('alert')).toHaveTextContent('Enter a valid email address.');
      act(() => solve());
      expect(sent).toEqual([]);
    },
  );

  test('an e-mail corrected during the check is sent on the next press', async () => {
    const { sent, app } = openChecked();
    await requestCode('ana@example.test');
    await app.user.type(screen.getByLabelText('Email'), '{Home}{ArrowRight}n');
    act(() => solve());
    expect(button('Send Code')).not.toHaveAttribute('aria-busy', 'true');
    expect(sent).toEqual([]);
    await app.user.click(button('Send Code'));
    expect(await firstCodeBox()).toBeVisible();
    expect(sent).toEqual([{ email: 'anna@example.test', altcha: 'proof 1' }]);
  });

  test('an invalid e-mail uses up no payload', async () => {
    const { sent, app } = openChecked();
    const field = await screen.findByLabelText('Email');
    act(() => solve());
    await app.user.click(button('Send Code'));
    await screen.findByRole('alert');
    await app.user.type(field, EMAIL);
    await app.user.click(button('Send Code'));
    expect(await firstCodeBox()).toBeVisible();
    expect(sent).toEqual([{ email: EMAIL, altcha: 'proof 1' }]);
  });
});

test('an incomplete code is not sent', async () => {
  openRegistration();
  await requestCode();
  await enterCode('123');
  expect(await screen.findByText('Invalid OTP. Please try again.')).toBeVisible();
  expect(screen.getByLabelText('Digit 3 of 6')).toHaveValue('3');
});

test('the e-mail can be corrected in the code step', async () => {
  const app = openRegistration();
  await requestCode('anna@example.test');
  await firstCodeBox();
  await app.user.click(button('Use another email'));
  expect(await screen.findByLabelText('Email')).toHaveValue('anna@example.test');
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
