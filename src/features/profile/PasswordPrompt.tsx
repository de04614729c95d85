import type { Failure } from '@kedai/contract/calls/failure';
import { currentPasswordSchema } from '@kedai/contract/calls/user';
import { Button } from '@kedai/ui/button/Button';
import { Alert } from '@kedai/ui/feedback/Alert';
import { HiddenUsername, PasswordField } from '@kedai/ui/form/PasswordField';
import { useForm, useSubmit } from '@kedai/ui/form/useForm';
import { Row, Stack } from '@kedai/ui/layout/Layout';
import { useEffect, useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { profileText } from '../../text/account/profile';

const text = profileText.passkeys;

const schema = v.object({ password: currentPasswordSchema });

/** Asks for the password before a change. */
export function PasswordPrompt({
  email,
  title,
  onConfirm,
  onCancel,
}: {
  /** Undefined until it is loaded. */
  readonly email: string | undefined;
  readonly title: string;
  /** @returns why the change was refused, or null */
  readonly onConfirm: (password: string) => Promise<Failure | null>;
  readonly onCancel: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const form = useForm(schema, { password: '' }, () => setFailure(null));
  const isWrong = failure?.code === 'invalid-credentials';
  const titleId = useId();
  const submitting = useSubmit(
    async (element) => {
      const values = form.read(element);
      if (busy || values === null) return;
      setBusy(true);
      setFailure(null);
      const refused = await onConfirm(values.password);
      setBusy(false);
      setFailure(refused);
    },
    isWrong ? failure.message : undefined,
  );

  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  const field = form.field('password');
  return (
    <form {...submitting} noValidate aria-labelledby={titleId}>
      <Stack $gap={2} $align="stretch">
        <p id={titleId}>{title}</p>
        <HiddenUsername email={email ?? ''} />
        <PasswordField
          {...field}
          error={isWrong ? failure.message : field.error}
          ref={first}
          label={text.password}
          autoComplete="current-password"
          required
        />
        {failure !== null && !isWrong ? <Alert>{failure.message}</Alert> : null}
        <Row>
          <Button type="submit" busy={busy}>
            {text.next}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {text.cancel}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
