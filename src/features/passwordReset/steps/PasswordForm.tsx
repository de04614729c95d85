import { useState } from 'react';
import { cleanText } from '../../../contract/text';
import { passwordResetTexts } from '../../../text/passwordReset';
import { Button } from '../../../ui/Button';
import type { Elements } from '../../../ui/elements';
import { Stack } from '../../../ui/Layout';
import { PasswordField } from '../../../ui/PasswordField';
import { useSubmit } from '../../../ui/useSubmit';
import type { PasswordResetForm } from '../usePasswordResetForm';

const texts = passwordResetTexts.password;

/** Step password: the new one. It lies in this form only. */
export function PasswordForm({
  form,
  alert,
}: {
  readonly form: PasswordResetForm;
  /** Why the last try came to nothing. */
  readonly alert: Elements;
}) {
  const [password, setPassword] = useState('');
  const sending = useSubmit(() => {
    if (!form.busy) form.submitPassword(password);
  }, form.errors.password);
  return (
    <form {...sending} noValidate>
      <Stack $gap={2.5}>
        {/* So that password managers know whose password it is. */}
        <input
          type="email"
          name="email"
          autoComplete="username"
          value={cleanText(form.email)}
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
          error={form.errors.password}
          onChange={(event) => {
            setPassword(event.target.value);
            form.typePassword();
          }}
        />
        {alert}
        <Button type="submit" busy={form.busy} wide>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}
