import { type Ref, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Failure } from '../../contract/failure';
import { userCalls } from '../../contract/user';
import { paths } from '../../paths';
import { useAppDispatch } from '../../store/hooks';
import { sessionText } from '../../text/session';
import { s } from '../../theme/accessor';
import { textSize } from '../../theme/tokens';
import { Alert } from '../../ui/Alert';
import { AlertAfterToast } from '../../ui/AlertAfterToast';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/Layout';
import { PasswordField } from '../../ui/PasswordField';
import { TextField } from '../../ui/TextField';
import { useForm } from '../../ui/useForm';
import { useSubmit } from '../../ui/useSubmit';
import { NOT_PERSISTED, signIn } from './signIn';

const text = sessionText.signIn;

const ForgotPasswordLink = styled(Link)`
  align-self: flex-start;
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: ${s('text')};
  font-size: ${textSize.small};
  text-underline-offset: 4px;
`;

/** The props that the sign-in and sign-up forms share. */
export interface SessionFormProps {
  /** Called when the submission, including the cart merge, starts and ends. */
  readonly onBusy: (busy: boolean) => void;
  /** The initial e-mail, carried over from the other form. */
  readonly email?: string;
  readonly emailRef?: Ref<HTMLInputElement>;
}

/** Whether the credentials were wrong, as opposed to a lost connection, a rate limit or blocked cookies. */
const areCredentialsWrong = ({ kind, retryable, code }: Failure) =>
  kind === 'refused' && !retryable && code !== NOT_PERSISTED;

/** The sign-in form with e-mail and password. */
export function SignInForm({ onBusy, email = '', emailRef }: SessionFormProps) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  /** Shown until the shopper types again. */
  const [failure, setFailure] = useState<Failure | null>(null);
  const failureId = useId();
  const form = useForm(userCalls.login.request, { email, password: '' }, () => setFailure(null));

  const submitting = useSubmit(async (element) => {
    if (busy) return;
    const credentials = form.read(element);
    if (credentials === null) return;
    setBusy(true);
    onBusy(true);
    setFailure(null);
    setFailure(await dispatch(signIn(credentials)));
    setBusy(false);
    onBusy(false);
  });

  const fieldProps = (name: 'email' | 'password') => {
    const field = form.field(name);
    if (failure === null || !areCredentialsWrong(failure)) return field;
    return { ...field, error: field.error ?? '', describedBy: failureId };
  };

  return (
    <form {...submitting} noValidate>
      <Stack $gap={2.5}>
        <TextField
          {...fieldProps('email')}
          ref={emailRef}
          label={text.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          placeholder={text.emailPlaceholder}
          required
        />
        <PasswordField
          {...fieldProps('password')}
          label={text.password}
          autoComplete="current-password"
          required
        />
        <ForgotPasswordLink to={paths.resetPassword}>{text.forgot}</ForgotPasswordLink>
        {failure === null ? null : <SignInFailure failure={failure} id={failureId} />}
        <Button type="submit" busy={busy} wide>
          {text.submit}
        </Button>
      </Stack>
    </form>
  );
}

function SignInFailure({ failure, id }: { readonly failure: Failure; readonly id: string }) {
  // No toast is shown for this failure.
  if (failure.code === NOT_PERSISTED) return <Alert id={id}>{failure.message}</Alert>;
  return <AlertAfterToast id={id} text={failure.message} summary={text.notSignedIn} />;
}
