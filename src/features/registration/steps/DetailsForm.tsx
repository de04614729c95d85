import { cleanText } from '../../../contract/text';
import { registrationText } from '../../../text/registration';
import { Button } from '../../../ui/Button';
import { Stack } from '../../../ui/Layout';
import { PasswordField } from '../../../ui/PasswordField';
import { TextField } from '../../../ui/TextField';
import { fieldValue } from '../../../ui/useForm';
import { useSubmit } from '../../../ui/useSubmit';
import type { RegistrationForm } from '../useRegistrationForm';

const text = registrationText.details;

const PASSWORD = 'new-password';

/** Phase Sign Up: name and password for the verified e-mail. The password is never stored outside its field. */
export function DetailsForm({ form }: { readonly form: RegistrationForm }) {
  const submitting = useSubmit(
    (element) => {
      if (form.busy) return;
      const name = fieldValue(element, 'name');
      // A password manager may fill in fields without an event.
      if (name !== form.name) form.typeName(name);
      form.submitDetails(fieldValue(element, PASSWORD));
    },
    form.errors.name,
    form.errors.password,
  );
  return (
    <form {...submitting} noValidate>
      <Stack $gap={2.5}>
        <TextField
          label={text.email}
          hint={text.emailLocked}
          type="email"
          name="email"
          autoComplete="username"
          value={cleanText(form.email)}
          readOnly
        />
        <TextField
          label={text.name}
          name="name"
          autoComplete="name"
          required
          defaultValue={form.name}
          error={form.errors.name}
          onChange={(event) => form.typeName(event.target.value)}
        />
        <PasswordField
          label={text.password}
          hint={text.passwordHint}
          name={PASSWORD}
          autoComplete="new-password"
          required
          error={form.errors.password}
          onChange={form.typePassword}
        />
        <Button type="submit" busy={form.busy} wide>
          {text.submit}
        </Button>
        <Button variant="quiet" onClick={form.correctEmail} disabled={form.busy}>
          {registrationText.code.changeEmail}
        </Button>
      </Stack>
    </form>
  );
}
