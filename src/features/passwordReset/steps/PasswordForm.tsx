import { type ReactNode, useState } from 'react';
import { passwordResetTexts } from '../../../text/passwordReset';
import { Button } from '../../../ui/Button';
import { Stack } from '../../../ui/Layout';
import { PasswordField } from '../../../ui/PasswordField';
import { useFocusOnError } from '../../../ui/useFocusOnError';
import type { PasswordResetFlow } from '../usePasswordReset';

const texts = passwordResetTexts.password;

/** Step password: the new one. It lies in this form only. */
export function PasswordForm({
  flow,
  alert,
}: {
  readonly flow: PasswordResetFlow;
  /** Why the last try came to nothing. */
  readonly alert: ReactNode;
}) {
  const [password, setPassword] = useState('');
  const form = useFocusOnError(flow.errors.password);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!flow.busy) flow.submitPassword(password);
      }}
    >
      <Stack $gap={2.5}>
        {/* So that password managers know whose password it is. */}
        <input
          type="email"
          name="email"
          autoComplete="username"
          value={flow.email.trim()}
          readOnly
          hidden
        />
        <PasswordField
          label={texts.label}
          hint={texts.hint}
          name="new-password"
          autoComplete="new-password"
          required
          value={password}
          error={flow.errors.password}
          onChange={(event) => {
            setPassword(event.target.value);
            flow.typePassword();
          }}
        />
        {alert}
        <Button type="submit" busy={flow.busy} wide>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}
