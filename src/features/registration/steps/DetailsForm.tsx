import { useState } from 'react';
import { cleanText } from '../../../contract/text';
import { registrationTexts } from '../../../text/registration';
import { Button } from '../../../ui/Button';
import { Stack } from '../../../ui/Layout';
import { PasswordField } from '../../../ui/PasswordField';
import { TextField } from '../../../ui/TextField';
import { useSubmit } from '../../../ui/useSubmit';
import type { RegistrationForm } from '../useRegistrationForm';

const texts = registrationTexts.details;

/** Phase Sign Up: name and password for the e-mail that was verified. The password lies in this form only. */
export function DetailsForm({ form }: { readonly form: RegistrationForm }) {
  const [password, setPassword] = useState('');
  const sending = useSubmit(
    () => {
      if (!form.busy) form.submitDetails(password);
    },
    form.errors.name,
    form.errors.password,
  );
  return (
    <form {...sending} noValidate>
      <Stack $gap={2.5}>
        <TextField
          label={texts.email}
          hint={texts.emailLocked}
          type="email"
          name="email"
          autoComplete="username"
          value={cleanText(form.email)}
          readOnly
        />
        <TextField
          label={texts.name}
          name="name"
          autoComplete="name"
          required
          value={form.name}
          error={form.errors.name}
          onChange={(event) => form.typeName(event.target.value)}
        />
        <PasswordField
          label={texts.password}
          hint={texts.passwordHint}
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
        <Button type="submit" busy={form.busy} wide>
          {texts.submit}
        </Button>
        <Button variant="quiet" onClick={form.correctEmail} disabled={form.busy}>
          {registrationTexts.code.changeEmail}
        </Button>
      </Stack>
    </form>
  );
}
