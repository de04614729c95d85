import { useState } from 'react';
import { registrationTexts } from '../../../text/registration';
import { Button } from '../../../ui/Button';
import { Stack } from '../../../ui/Layout';
import { PasswordField } from '../../../ui/PasswordField';
import { TextField } from '../../../ui/TextField';
import { useFocusOnError } from '../../../ui/useFocusOnError';
import type { RegistrationFlow } from '../useRegistration';

const texts = registrationTexts.details;

/** Phase Sign Up: name and password for the e-mail that was verified. The password lies in this form only. */
export function DetailsForm({ flow }: { readonly flow: RegistrationFlow }) {
  const [password, setPassword] = useState('');
  const form = useFocusOnError(flow.errors.name, flow.errors.password);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!flow.busy) flow.submitDetails(password);
      }}
    >
      <Stack $gap={2.5}>
        <TextField
          label={texts.email}
          hint={texts.emailLocked}
          type="email"
          name="email"
          autoComplete="username"
          value={flow.email.trim()}
          readOnly
        />
        <TextField
          label={texts.name}
          name="name"
          autoComplete="name"
          required
          value={flow.name}
          error={flow.errors.name}
          onChange={(event) => flow.typeName(event.target.value)}
        />
        <PasswordField
          label={texts.password}
          hint={texts.passwordHint}
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
        <Button type="submit" busy={flow.busy} wide>
          {texts.submit}
        </Button>
        <Button variant="quiet" onClick={flow.correctEmail} disabled={flow.busy}>
          {registrationTexts.code.changeEmail}
        </Button>
      </Stack>
    </form>
  );
}
