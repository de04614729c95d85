import type { Ref } from 'react';
import { isEmail } from '../contract/email';
import { Button } from './Button';
import type { Elements } from './elements';
import { Stack } from './Layout';
import { TextField } from './TextField';
import { type CaptchaSlot, useCaptchaForm } from './useCaptchaForm';
import { fieldValue } from './useForm';
import { useSubmit } from './useSubmit';

/**
 * Asks for an e-mail address that a code is to be sent to, with the human check where there is one. What is sent is the
 * address that stood there when it was asked for: to type while the check is at work takes the asking back.
 */
export function EmailForm({
  texts,
  fieldRef,
  email,
  busy,
  error,
  alert,
  Check,
  onType,
  onSubmit,
}: {
  readonly texts: { readonly label: string; readonly placeholder: string; readonly submit: string };
  readonly fieldRef?: Ref<HTMLInputElement>;
  /** What the flow knows of the address. The field is uncontrolled: `onType` tells the rest at the latest at submit. */
  readonly email: string;
  readonly busy: boolean;
  readonly error: string | undefined;
  /** What went wrong with sending the code. */
  readonly alert?: Elements;
  readonly Check: CaptchaSlot | undefined;
  readonly onType: (email: string) => void;
  readonly onSubmit: (payload: string | undefined) => void;
}) {
  const { isWaiting, submit, cancelSubmit, onReport } = useCaptchaForm(onSubmit);
  const formProps = useSubmit((form) => {
    if (busy) return;
    const typed = fieldValue(form, 'email');
    if (typed !== email) onType(typed);
    // What is no address is told at once, and needs no check.
    if (isEmail(typed)) submit();
    else onSubmit(undefined);
  }, error);
  return (
    <form {...formProps} noValidate>
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
          defaultValue={email}
          error={error}
          readOnly={busy}
          onChange={(event) => {
            cancelSubmit();
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
