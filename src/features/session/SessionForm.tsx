import type { Failure } from '@kedai/contract/calls/failure';
import { somePasswordSchema, userCalls } from '@kedai/contract/calls/user';
import { Button } from '@kedai/ui/button/Button';
import { Alert } from '@kedai/ui/feedback/Alert';
import { AlertAfterToast } from '@kedai/ui/feedback/AlertAfterToast';
import { PasswordField } from '@kedai/ui/form/PasswordField';
import { TextField } from '@kedai/ui/form/TextField';
import { useForm, useSubmit } from '@kedai/ui/form/useForm';
import { Stack } from '@kedai/ui/layout/Layout';
import { linkTarget, s, textSize } from '@kedai/ui/theme/tokens';
import { type Ref, useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import * as v from 'valibot';
import { paths } from '../../paths';
import { sessionText } from '../../text/account/signIn';
import { useAccountPath } from '../shared/wish';
import { NOT_PERSISTED, signIn, signUp } from './signIn';
import { useSignIn } from './useSignIn';

const { signIn: signInText, signUp: signUpText } = sessionText;

const ForgotPasswordLink = styled(Link)`
  align-self: flex-start;
  ${linkTarget}
  color: ${s('text')};
  font-size: ${textSize.small};
  text-underline-offset: 4px;
`;

const signUpSchema = v.object({
  ...userCalls.register.request.entries,
  password: somePasswordSchema,
});

/** Whether the credentials were wrong, as opposed to a lost connection, a rate limit or blocked cookies. */
const areCredentialsWrong = ({ kind, retryable, code }: Failure) =>
  kind === 'refused' && !retryable && code !== NOT_PERSISTED;

/** Signs in with e-mail and password, or signs up with a name for an e-mail that was just verified by a code. */
export function SessionForm({
  isSigningUp = false,
  onBusy,
  email = '',
  emailRef,
}: {
  /** Another value needs another component instance (a `key`). */
  readonly isSigningUp?: boolean;
  /** Called when the submission, including the cart merge, starts and ends. */
  readonly onBusy: (busy: boolean) => void;
  /** The initial e-mail, carried over from the other form. */
  readonly email?: string;
  readonly emailRef?: Ref<HTMLInputElement>;
}) {
  const accountPath = useAccountPath();
  const { busy, failure, clearFailure, enter } = useSignIn(onBusy);
  const failureId = useId();
  const signInForm = useForm(userCalls.login.request, { email, password: '' }, clearFailure);
  const signUpForm = useForm(signUpSchema, { name: '', email, password: '' }, clearFailure);

  /** The call with the values of the form; null if they have errors. */
  const read = (element: HTMLFormElement) => {
    if (isSigningUp) {
      const account = signUpForm.read(element);
      return account && signUp(account);
    }
    const credentials = signInForm.read(element);
    return credentials && signIn(credentials);
  };
  const submitting = useSubmit(async (element) => {
    if (busy) return;
    const call = read(element);
    if (call !== null) await enter(call);
  });

  const fieldProps = (name: 'email' | 'password') => {
    if (isSigningUp) return signUpForm.field(name);
    const field = signInForm.field(name);
    if (failure === null || !areCredentialsWrong(failure)) return field;
    return { ...field, error: field.error ?? '', describedBy: failureId };
  };

  return (
    <form {...submitting} noValidate>
      <Stack $gap={2.5}>
        {isSigningUp ? (
          <TextField
            {...signUpForm.field('name')}
            label={signUpText.name}
            autoComplete="name"
            required
          />
        ) : null}
        <TextField
          {...fieldProps('email')}
          ref={emailRef}
          label={signInText.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          placeholder={signInText.emailPlaceholder}
          required
        />
        <PasswordField
          {...fieldProps('password')}
          label={signInText.password}
          hint={isSigningUp ? signUpText.passwordHint : undefined}
          autoComplete={isSigningUp ? 'new-password' : 'current-password'}
          required
        />
        {isSigningUp ? null : (
          <ForgotPasswordLink to={accountPath(paths.resetPassword)}>
            {signInText.forgot}
          </ForgotPasswordLink>
        )}
        {failure ? (
          <SessionFailure failure={failure} id={failureId} isSigningUp={isSigningUp} />
        ) : null}
        <Button type="submit" busy={busy} wide>
          {isSigningUp ? signUpText.submit : signInText.submit}
        </Button>
      </Stack>
    </form>
  );
}

function SessionFailure({
  failure: { code, message },
  id,
  isSigningUp,
}: {
  readonly failure: Failure;
  readonly id: string;
  readonly isSigningUp: boolean;
}) {
  const accountPath = useAccountPath();
  if (isSigningUp && code === 'email-not-verified') {
    return (
      <Alert id={id}>
        <span>{signUpText.verifyFirst}</span>{' '}
        <Link to={accountPath(paths.register)}>{signUpText.verifyLink}</Link>
      </Alert>
    );
  }
  // No toast is shown for this failure.
  if (code === NOT_PERSISTED) return <Alert id={id}>{message}</Alert>;
  const summary = isSigningUp ? signUpText.notMade : signInText.notSignedIn;
  return <AlertAfterToast id={id} text={message} summary={summary} />;
}
