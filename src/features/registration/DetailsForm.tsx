import { cleanText } from '@kedai/contract/rules/text';
import { Button } from '@kedai/ui/button/Button';
import { PasswordField } from '@kedai/ui/form/PasswordField';
import { TextField } from '@kedai/ui/form/TextField';
import { fieldValue, useSubmit } from '@kedai/ui/form/useForm';
import { Stack } from '@kedai/ui/layout/Layout';
import { mailedCodeText } from '../../text/account/mailedCode';
import { registrationText } from '../../text/account/registration';
import type { useRegistration } from './useRegistration';

const text = registrationText.details;

const PASSWORD = 'new-password';

/** Phase Sign Up: name and password for the verified e-mail. The password is never stored outside its field. */
export function DetailsForm({ flow }: { readonly flow: ReturnType<typeof useRegistration> }) {
  const { actor, busy, email, name, problem } = flow;
  const errors = problem?.about === 'details' ? problem : null;
  const nameError = errors?.name ?? undefined;
  const passwordError = errors?.password ?? undefined;
  const submitting = useSubmit(
    (element) => {
      if (busy) return;
      const typed = fieldValue(element, 'name');
      // A password manager may fill in fields without an event.
      if (typed !== name) actor.send({ type: 'name.typed', name: typed });
      actor.send({ type: 'details.submitted', password: fieldValue(element, PASSWORD) });
    },
    nameError,
    passwordError,
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
          value={cleanText(email)}
          readOnly
        />
        <TextField
          label={text.name}
          name="name"
          autoComplete="name"
          required
          defaultValue={name}
          error={nameError}
          onChange={(event) => actor.send({ type: 'name.typed', name: event.target.value })}
        />
        <PasswordField
          label={text.password}
          hint={text.passwordHint}
          name={PASSWORD}
          autoComplete="new-password"
          required
          error={passwordError}
          onChange={() => actor.send({ type: 'password.typed' })}
        />
        <Button type="submit" busy={busy} wide>
          {text.submit}
        </Button>
        <Button
          variant="quiet"
          onClick={() => actor.send({ type: 'email.correctionRequested' })}
          disabled={busy}
        >
          {mailedCodeText.changeEmail}
        </Button>
      </Stack>
    </form>
  );
}
