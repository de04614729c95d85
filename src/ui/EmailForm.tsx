import type { Ref } from 'react';
import { Button } from './Button';
import type { Elements } from './elements';
import { Stack } from './Layout';
import { TextField } from './TextField';
import { type CheckSlot, useHumanForm } from './useHumanForm';
import { useSubmit } from './useSubmit';

/**
 * Asks for an e-mail address that a code is to be sent to, with the human check where there is one. What is sent is the
 * address that stood there when it was asked for: to type while the check is at work takes the asking back.
 */
export function EmailForm({
  texts,
  fieldRef,
  email,
  isAddress,
  busy,
  error,
  alert,
  Check,
  onType,
  onSubmit,
}: {
  readonly texts: { readonly label: string; readonly placeholder: string; readonly submit: string };
  readonly fieldRef?: Ref<HTMLInputElement>;
  readonly email: string;
  /** Whether that is written as an address is. */
  readonly isAddress: boolean;
  readonly busy: boolean;
  readonly error: string | undefined;
  /** What went wrong with sending the code. */
  readonly alert?: Elements;
  readonly Check: CheckSlot | undefined;
  readonly onType: (email: string) => void;
  readonly onSubmit: (payload: string | undefined) => void;
}) {
  const { isWaiting, submit, takeBack, onReport } = useHumanForm(onSubmit);
  const sending = useSubmit(() => {
    if (busy) return;
    // What is no address is told at once, and needs no check.
    if (isAddress) submit();
    else onSubmit(undefined);
  }, error);
  return (
    <form {...sending} noValidate>
      <Stack $gap={2.5}>
        <TextField
          ref={fieldRef}
          label={texts.label}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          placeholder={texts.placeholder}
          value={email}
          error={error}
          readOnly={busy}
          onChange={(event) => {
            takeBack();
            onType(event.target.value);
          }}
        />
        {alert}
        <Button type="submit" busy={busy || isWaiting} wide>
          {texts.submit}
        </Button>
        {/* Below the button: it comes a moment later, and what is about to be pressed must not move. */}
        {Check && !busy ? <Check onReport={onReport} /> : null}
      </Stack>
    </form>
  );
}
