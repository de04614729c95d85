import { accountCalls } from '@kedai/contract/calls/account';
import { type Failure, isFailure } from '@kedai/contract/calls/failure';
import { somePasswordSchema } from '@kedai/contract/calls/user';
import { Button } from '@kedai/ui/button/Button';
import { Alert } from '@kedai/ui/feedback/Alert';
import { LoadAlert } from '@kedai/ui/feedback/Loading';
import { Spinner } from '@kedai/ui/feedback/Spinner';
import { HiddenUsername, PasswordField } from '@kedai/ui/form/PasswordField';
import { useForm, useSubmit } from '@kedai/ui/form/useForm';
import { Row, Stack } from '@kedai/ui/layout/Layout';
import { Note, Subtitle } from '@kedai/ui/layout/Text';
import { toast } from '@kedai/ui/overlay/toast';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { accountApi, useAccountQuery, useChangePasswordMutation } from '../../api/accountApi';
import { paths } from '../../paths';
import { useAppDispatch, useRetry } from '../../state/hooks';
import { signOut } from '../../state/session/customerSession';
import { profileText } from '../../text/account/profile';
import { useAccountPath } from '../shared/wish';
import { isMissingEndpoint, useHasAccountCalls } from './SecuritySection';

const text = profileText.security;

const schema = v.object({
  ...accountCalls.changePassword.request.entries,
  newPassword: somePasswordSchema,
});

interface Closable {
  readonly onClose: () => void;
}

/** Changes the password: with the current one, or with a mailed code if the server has no call for it. */
export function ChangePassword(props: Closable) {
  const hasAccountCalls = useHasAccountCalls();
  const { data, error, refetch } = useAccountQuery(undefined, { skip: !hasAccountCalls });
  const retry = useRetry(accountApi.util.getRunningQueryThunk('account', undefined), refetch);
  const [isForgotten, setForgotten] = useState(false);
  const hasNoCall = !hasAccountCalls || isMissingEndpoint(error);
  if (isForgotten || hasNoCall) return <ResetInstead {...props} />;
  if (data) {
    return <PasswordForm email={data.email} onForgotten={() => setForgotten(true)} {...props} />;
  }
  if (error) return <LoadAlert message={text.loadFailed} onRetry={retry} />;
  return <Spinner label={text.loading} size={28} />;
}

/** The server's messages belong to a field when they are about what was typed there. */
const FIELDS: Readonly<Record<string, 'currentPassword' | 'newPassword'>> = {
  'invalid-credentials': 'currentPassword',
  'invalid-request': 'newPassword',
};

function PasswordForm({
  email,
  onForgotten,
  onClose,
}: Closable & { readonly email: string; readonly onForgotten: () => void }) {
  const [change, { isLoading, error, reset }] = useChangePasswordMutation();
  const form = useForm(schema, { currentPassword: '', newPassword: '' }, reset);
  const title = useId();
  const failure = isFailure(error) ? error : null;
  const refusedField = failure?.code === undefined ? undefined : FIELDS[failure.code];
  const submitting = useSubmit(async (element) => {
    if (isLoading) return;
    const passwords = form.read(element);
    if (passwords === null || 'error' in (await change(passwords))) return;
    onClose();
    toast.success(text.changed);
  }, refusedField);

  const first = useRef<HTMLInputElement>(null);
  // The button that had the focus is gone.
  useEffect(() => first.current?.focus(), []);

  const fieldProps = (name: 'currentPassword' | 'newPassword') => {
    const field = form.field(name);
    return refusedField === name ? { ...field, error: failure?.message } : field;
  };
  return (
    <form {...submitting} noValidate aria-labelledby={title}>
      <Stack $gap={2.5} $align="stretch">
        <Stack $gap={1}>
          <Subtitle as="h2" id={title}>
            {text.title}
          </Subtitle>
          <Note>{text.intro}</Note>
        </Stack>
        <HiddenUsername email={email} />
        <PasswordField
          {...fieldProps('currentPassword')}
          ref={first}
          label={text.current}
          autoComplete="current-password"
          required
        />
        <PasswordField
          {...fieldProps('newPassword')}
          label={text.next}
          hint={text.nextHint}
          autoComplete="new-password"
          required
        />
        {failure !== null && refusedField === undefined ? (
          <Alert>{messageOf(failure)}</Alert>
        ) : null}
        <Row>
          <Button type="submit" busy={isLoading}>
            {text.save}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button variant="quiet" onClick={onForgotten}>
            {text.forgotten}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

/** Without a response nobody knows whether the password has changed. */
const messageOf = ({ kind, message }: Failure): string =>
  kind === 'refused' || kind === 'server' ? message : text.outcomeUnknown;

/** The reset requires logging out, so this asks for confirmation first. */
function ResetInstead({ onClose }: Closable) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toReset = useAccountPath()(paths.resetPassword);
  const [busy, setBusy] = useState(false);
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => confirm.current?.focus(), []);

  const logOutAndReset = async () => {
    setBusy(true);
    const failure = await dispatch(signOut());
    if (failure === null) {
      navigate(toReset);
      return;
    }
    setBusy(false);
    toast.error(failure.message);
  };

  return (
    <Stack $gap={2.5}>
      <Alert kind="info">{text.explain}</Alert>
      <Row>
        <Button ref={confirm} busy={busy} onClick={logOutAndReset}>
          {text.confirm}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {text.cancel}
        </Button>
      </Row>
    </Stack>
  );
}
