import { cleanText } from '@kedai/contract/rules/text';
import { Button } from '@kedai/ui/button/Button';
import { HiddenUsername, PasswordField } from '@kedai/ui/form/PasswordField';
import { fieldValue, useSubmit } from '@kedai/ui/form/useForm';
import type { Elements } from '@kedai/ui/layout/elements';
import { Stack } from '@kedai/ui/layout/Layout';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { passwordResetText } from '../../text/account/passwordReset';
import type { RemainingPasskeysProps } from './RemainingPasskeys';
import type { usePasswordReset } from './usePasswordReset';

const text = passwordResetText.password;

const PASSWORD = 'new-password';

/** Without its chunk the password can still be set; the mail about it names the passkeys too. */
const RemainingPasskeys = lazy<ComponentType<RemainingPasskeysProps>>(() =>
  import(/* webpackChunkName: "remaining-passkeys" */ './RemainingPasskeys').then(
    (loaded) => ({ default: loaded.RemainingPasskeys }),
    () => ({ default: () => null }),
  ),
);

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
          <Suspense>
            <RemainingPasskeys
              passkeys={passkeys}
              isRemoving={removePasskeys}
              onTick={setRemovePasskeys}
            />
          </Suspense>
        ) : null}
        {alert}
        <Button type="submit" busy={busy} wide>
          {text.submit}
        </Button>
      </Stack>
    </form>
  );
}
