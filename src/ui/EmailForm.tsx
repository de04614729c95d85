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
 * A form for the e-mail address to which a code is sent, with the human check if there is one. Typing while the check is
 * running cancels the submit, so that only the address that the shopper submitted is used.
 */
export function EmailForm({
  text,
  fieldRef,
  email,
  busy,
  error,
  alert,
  Check,
  onType,
  onSubmit,
}: {
  readonly text: { readonly label: string; readonly placeholder: string; readonly submit: string };
  readonly fieldRef?: Ref<HTMLInputElement>;
  /** The address in the flow. The field is uncontrolled, so `onType` reports a different value at submit at the latest. */
  readonly email: string;
  readonly busy: boolean;
  readonly error: string | undefined;
  /** The error of the last attempt to send a code. */
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
    // An invalid address fails at once, without the human check.
    if (isEmail(typed)) submit();
    else onSubmit(undefined);
  }, error);
  return (
    <form {...formProps} noValidate>
      <Stack $gap={2.5}>
        <TextField
          ref={fieldRef}
          label={text.label}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          placeholder={text.placeholder}
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
          {text.submit}
        </Button>
        {/* Below the button: the check appears later, and must not move the button. */}
        {Check && !busy ? <Check onReport={onReport} /> : null}
      </Stack>
    </form>
  );
}
