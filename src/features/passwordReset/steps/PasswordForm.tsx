import { cleanText } from '../../../contract/text';
import { passwordResetText } from '../../../text/passwordReset';
import { Button } from '../../../ui/Button';
import type { Elements } from '../../../ui/elements';
import { Stack } from '../../../ui/Layout';
import { PasswordField } from '../../../ui/PasswordField';
import { fieldValue } from '../../../ui/useForm';
import { useSubmit } from '../../../ui/useSubmit';
import type { PasswordResetForm } from '../usePasswordResetForm';

const text = passwordResetText.password;

const PASSWORD = 'new-password';

/** The step for the new password, which is never stored outside its field. */
export function PasswordForm({
  form,
  alert,
}: {
  readonly form: PasswordResetForm;
  /** The failure of the last attempt. */
  readonly alert: Elements;
}) {
  const submitting = useSubmit((element) => {
    if (!form.busy) form.submitPassword(fieldValue(element, PASSWORD));
  }, form.errors.password);
  return (
    <form {...submitting} noValidate>
      <Stack $gap={2.5}>
        {/* Tells password managers which account the password belongs to. */}
        <input
          type="email"
          name="email"
          autoComplete="username"
          value={cleanText(form.email)}
          readOnly
          hidden
        />
        <PasswordField
          label={text.label}
          hint={text.hint}
          name={PASSWORD}
          autoComplete="new-password"
          required
          error={form.errors.password}
          onChange={form.typePassword}
        />
        {alert}
        <Button type="submit" busy={form.busy} wide>
          {text.submit}
        </Button>
      </Stack>
    </form>
  );
}
