import { cleanText } from '../../../contract/text';
import { passwordResetTexts } from '../../../text/passwordReset';
import { Button } from '../../../ui/Button';
import type { Elements } from '../../../ui/elements';
import { Stack } from '../../../ui/Layout';
import { PasswordField } from '../../../ui/PasswordField';
import { fieldValue } from '../../../ui/useForm';
import { useSubmit } from '../../../ui/useSubmit';
import type { PasswordResetForm } from '../usePasswordResetForm';

const texts = passwordResetTexts.password;

const PASSWORD = 'new-password';

/** Step password: the new one. It is in this form's field only. */
export function PasswordForm({
  form,
  alert,
}: {
  readonly form: PasswordResetForm;
  /** Why the last try came to nothing. */
  readonly alert: Elements;
}) {
  const submitting = useSubmit((element) => {
    if (!form.busy) form.submitPassword(fieldValue(element, PASSWORD));
  }, form.errors.password);
  return (
    <form {...submitting} noValidate>
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
          name={PASSWORD}
          autoComplete="new-password"
          required
          error={form.errors.password}
          onChange={form.typePassword}
        />
        {alert}
        <Button type="submit" busy={form.busy} wide>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}
