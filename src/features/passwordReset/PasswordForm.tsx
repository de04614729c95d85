import { cleanText } from '@kedai/contract/text';
import { Button } from '@kedai/ui/Button';
import type { Elements } from '@kedai/ui/elements';
import { Stack } from '@kedai/ui/Layout';
import { HiddenUsername, PasswordField } from '@kedai/ui/PasswordField';
import { fieldValue, useSubmit } from '@kedai/ui/useForm';
import { passwordResetText } from '../../text/passwordReset';
import type { usePasswordReset } from './usePasswordReset';

const text = passwordResetText.password;

const PASSWORD = 'new-password';

/** The step for the new password, which is never stored outside its field. */
export function PasswordForm({
  flow: { actor, busy, email },
  error,
  alert,
}: {
  readonly flow: ReturnType<typeof usePasswordReset>;
  readonly error: string | undefined;
  readonly alert: Elements;
}) {
  const submitting = useSubmit((element) => {
    if (!busy) actor.send({ type: 'password.submitted', password: fieldValue(element, PASSWORD) });
  }, error);
  return (
    <form {...submitting} noValidate>
      <Stack $gap={2.5}>
        <HiddenUsername email={cleanText(email)} />
        <PasswordField
          label={text.label}
          hint={text.hint}
          name={PASSWORD}
          autoComplete="new-password"
          required
          error={error}
          onChange={() => actor.send({ type: 'password.typed' })}
        />
        {alert}
        <Button type="submit" busy={busy} wide>
          {text.submit}
        </Button>
      </Stack>
    </form>
  );
}
