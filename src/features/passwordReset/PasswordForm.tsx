import { serverNow } from '@kedai/contract/serverClock';
import { shopTime } from '@kedai/contract/shopTime';
import { cleanText } from '@kedai/contract/text';
import type { RemainingPasskey } from '@kedai/contract/user';
import { Button } from '@kedai/ui/Button';
import { CheckboxField } from '@kedai/ui/CheckboxField';
import type { Elements } from '@kedai/ui/elements';
import { Stack } from '@kedai/ui/Layout';
import { HiddenUsername, PasswordField } from '@kedai/ui/PasswordField';
import { Note } from '@kedai/ui/Text';
import { fieldValue, useSubmit } from '@kedai/ui/useForm';
import { useState } from 'react';
import { shortDay } from '../../text/calendarDay';
import { passwordResetText } from '../../text/passwordReset';
import type { usePasswordReset } from './usePasswordReset';

const text = passwordResetText.password;

const PASSWORD = 'new-password';

/** The step for the new password, which is never stored outside its field. */
export function PasswordForm({
  flow: { actor, busy, email, passkeys },
  error,
  alert,
}: {
  readonly flow: ReturnType<typeof usePasswordReset>;
  readonly error: string | undefined;
  readonly alert: Elements;
}) {
  const [removePasskeys, setRemovePasskeys] = useState(false);
  const submitting = useSubmit((element) => {
    if (busy) return;
    const password = fieldValue(element, PASSWORD);
    actor.send({
      type: 'password.submitted',
      password,
      ...(removePasskeys && { removePasskeys }),
    });
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
        {passkeys.length > 0 ? (
          <RemainingPasskeys passkeys={passkeys}>
            <CheckboxField
              label={text.passkeys.remove}
              checked={removePasskeys}
              onTick={setRemovePasskeys}
            />
          </RemainingPasskeys>
        ) : null}
        {alert}
        <Button type="submit" busy={busy} wide>
          {text.submit}
        </Button>
      </Stack>
    </form>
  );
}

/** Names the passkeys that a new password does not end: somebody who knew the old one may have added them. */
function RemainingPasskeys({
  passkeys,
  children,
}: {
  readonly passkeys: readonly RemainingPasskey[];
  readonly children: Elements;
}) {
  const { today } = shopTime(serverNow());
  return (
    <Stack as="section" aria-label={text.passkeys.label} $gap={1}>
      <Note>{text.passkeys.remain}</Note>
      <ul>
        {passkeys.map(({ name = text.passkeys.unknown, createdAt }) => (
          <li key={createdAt}>
            {text.passkeys.added(name, shortDay(shopTime(createdAt).today, today))}
          </li>
        ))}
      </ul>
      {children}
    </Stack>
  );
}
