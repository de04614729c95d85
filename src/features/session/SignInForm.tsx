import { type Ref, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Failure } from '../../contract/failure';
import { userCalls } from '../../contract/user';
import { paths } from '../../paths';
import { useAppDispatch } from '../../store/hooks';
import { sessionTexts } from '../../text/session';
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
import { NOT_KEPT, signIn } from './signIn';

const texts = sessionTexts.signIn;

const Forgot = styled(Link)`
  align-self: flex-start;
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: ${s('text')};
  font-size: ${textSize.small};
  text-underline-offset: 4px;
`;

/** What the two forms share with the page that they are on. */
export interface FormOnPage {
  /** Tells when the call (with what follows it) is under way and when it is over. */
  readonly onBusy: (busy: boolean) => void;
  /** The initial e-mail: it was typed into the other form. */
  readonly email?: string;
  readonly emailRef?: Ref<HTMLInputElement>;
}

/** Whether the shop refused what was typed: a lost connection, too many tries and blocked cookies are no fault of it. */
const areWrong = ({ kind, retryable, code }: Failure) =>
  kind === 'refused' && !retryable && code !== NOT_KEPT;

/** E-mail and password. */
export function SignInForm({ onBusy, email = '', emailRef }: FormOnPage) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  /** Stands in the form until something else is typed. */
  const [failure, setFailure] = useState<Failure | null>(null);
  const failureId = useId();
  const form = useForm(userCalls.login.request, { email, password: '' }, () => setFailure(null));

  const submitting = useSubmit(async (element) => {
    if (busy) return;
    const given = form.read(element);
    if (given === null) return;
    setBusy(true);
    onBusy(true);
    setFailure(null);
    setFailure(await dispatch(signIn(given)));
    setBusy(false);
    onBusy(false);
  });

  const marked = (name: 'email' | 'password') => {
    const field = form.field(name);
    if (failure === null || !areWrong(failure)) return field;
    return { ...field, error: field.error ?? '', describedBy: failureId };
  };

  return (
    <form {...submitting} noValidate>
      <Stack $gap={2.5}>
        <TextField
          {...marked('email')}
          ref={emailRef}
          label={texts.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          placeholder={texts.emailPlaceholder}
          required
        />
        <PasswordField
          {...marked('password')}
          label={texts.password}
          autoComplete="current-password"
          required
        />
        <Forgot to={paths.resetPassword}>{texts.forgot}</Forgot>
        {failure === null ? null : <WhyNot failure={failure} id={failureId} />}
        <Button type="submit" busy={busy} wide>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}

function WhyNot({ failure, id }: { readonly failure: Failure; readonly id: string }) {
  // Of this no toast tells.
  if (failure.code === NOT_KEPT) return <Alert id={id}>{failure.message}</Alert>;
  return <AlertAfterToast id={id} text={failure.message} meaning={texts.notSignedIn} />;
}
