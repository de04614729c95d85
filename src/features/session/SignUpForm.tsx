import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import type { Failure } from '../../contract/failure';
import { somePasswordSchema, userCalls } from '../../contract/user';
import { paths } from '../../paths';
import { useAppDispatch } from '../../store/hooks';
import { sessionText } from '../../text/session';
import { Alert } from '../../ui/Alert';
import { AlertAfterToast } from '../../ui/AlertAfterToast';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/Layout';
import { PasswordField } from '../../ui/PasswordField';
import { TextField } from '../../ui/TextField';
import { useForm } from '../../ui/useForm';
import { useSubmit } from '../../ui/useSubmit';
import type { SessionFormProps } from './SignInForm';
import { NOT_PERSISTED, signUp } from './signIn';

const text = sessionText.signUp;

const formSchema = v.object({
  ...userCalls.register.request.entries,
  password: somePasswordSchema,
});

/** The sign-up form for an e-mail that was just verified by a code. */
export function SignUpForm({ onBusy, email = '', emailRef }: SessionFormProps) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const form = useForm(formSchema, { name: '', email, password: '' }, () => setFailure(null));

  const submitting = useSubmit(async (element) => {
    if (busy) return;
    const account = form.read(element);
    if (account === null) return;
    setBusy(true);
    onBusy(true);
    setFailure(null);
    setFailure(await dispatch(signUp(account)));
    setBusy(false);
    onBusy(false);
  });

  return (
    <form {...submitting} noValidate>
      <Stack $gap={2.5}>
        <TextField {...form.field('name')} label={text.name} autoComplete="name" required />
        <TextField
          {...form.field('email')}
          ref={emailRef}
          label={sessionText.signIn.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          placeholder={sessionText.signIn.emailPlaceholder}
          required
        />
        <PasswordField
          {...form.field('password')}
          label={sessionText.signIn.password}
          hint={text.passwordHint}
          autoComplete="new-password"
          required
        />
        {failure === null ? null : <SignUpFailure failure={failure} />}
        <Button type="submit" busy={busy} wide>
          {text.submit}
        </Button>
      </Stack>
    </form>
  );
}

/** Shown until the shopper types again. */
function SignUpFailure({ failure: { code, message } }: { readonly failure: Failure }) {
  if (code === 'email-not-verified') {
    return (
      <Alert>
        {text.verifyFirst} <Link to={paths.register}>{text.verifyLink}</Link>
      </Alert>
    );
  }
  // No toast is shown for this failure.
  if (code === NOT_PERSISTED) return <Alert>{message}</Alert>;
  return <AlertAfterToast text={message} summary={text.notMade} />;
}
