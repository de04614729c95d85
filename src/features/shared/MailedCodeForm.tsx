import { serverNow } from '@kedai/contract/protocol/serverClock';
import { isEmail } from '@kedai/contract/rules/email';
import { CODE_LENGTH, CODE_RESEND_AFTER_MS } from '@kedai/contract/rules/limits';
import { cleanText } from '@kedai/contract/rules/text';
import { Button } from '@kedai/ui/button/Button';
import { CodeInput } from '@kedai/ui/form/CodeInput';
import { TextField } from '@kedai/ui/form/TextField';
import { type CaptchaSlot, useCaptchaForm } from '@kedai/ui/form/useCaptchaForm';
import { fieldValue, useSubmit } from '@kedai/ui/form/useForm';
import { useNow } from '@kedai/ui/hooks/useNow';
import type { Elements } from '@kedai/ui/layout/elements';
import { Row, Stack } from '@kedai/ui/layout/Layout';
import { Note } from '@kedai/ui/layout/Text';
import { s, space } from '@kedai/ui/theme/tokens';
import { useSelector } from '@xstate/react';
import { type Ref, useState } from 'react';
import { styled } from 'styled-components';
import type { ActorRefFrom } from 'xstate';
import type { passwordResetMachine } from '../../machines/passwordReset';
import type { registrationMachine } from '../../machines/registration';
import { mailedCodeText as text } from '../../text/account/mailedCode';

export interface MailedCodeFormProps {
  readonly actor:
    | ActorRefFrom<typeof registrationMachine>
    | ActorRefFrom<typeof passwordResetMachine>;
  /** The error of the field. */
  readonly error: string | undefined;
  /** The failure of the last call, if it belongs to no field. */
  readonly alert: Elements;
  /** The human check, if the shop has one. */
  readonly Check: CaptchaSlot | undefined;
}

/** The event for a new code, with the payload of the human check. */
const send = (
  actor: MailedCodeFormProps['actor'],
  type: 'email.submitted' | 'code.resendRequested',
  altcha: string | undefined,
) => actor.send(altcha === undefined ? { type } : { type, altcha });

/**
 * The form for the e-mail to which the code is sent. Typing while the human check is running cancels the submit, so that only
 * the address that the shopper submitted is used.
 */
export function MailedCodeEmailForm({
  actor,
  error,
  alert,
  Check,
  fieldRef,
}: MailedCodeFormProps & { readonly fieldRef: Ref<HTMLInputElement> }) {
  const email = useSelector(actor, ({ context }) => context.email);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const submitEmail = (payload?: string) => send(actor, 'email.submitted', payload);
  const { isWaiting, submit, cancelSubmit, onReport } = useCaptchaForm(submitEmail);
  const formProps = useSubmit((form) => {
    if (busy) return;
    const typed = fieldValue(form, 'email');
    // The field is uncontrolled, and may have been filled in without an event.
    if (typed !== email) actor.send({ type: 'email.typed', email: typed });
    // An invalid address fails at once, without the human check.
    if (isEmail(typed)) submit();
    else submitEmail();
  }, error);
  return (
    <form {...formProps} noValidate>
      <Stack $gap={2.5}>
        <TextField
          ref={fieldRef}
          label={text.email}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          placeholder={text.emailPlaceholder}
          defaultValue={email}
          error={error}
          readOnly={busy}
          onChange={(event) => {
            cancelSubmit();
            actor.send({ type: 'email.typed', email: event.target.value });
          }}
        />
        {alert}
        <Button type="submit" busy={busy || isWaiting} wide>
          {text.sendCode}
        </Button>
        {/* Below the button: the check appears later, and must not move the button. */}
        {Check && !busy ? <Check onReport={onReport} /> : null}
      </Stack>
    </form>
  );
}

const Recipient = styled(Row)`
  row-gap: 0;

  /* Aligns the text of the quiet button with the line above. */
  button {
    margin-left: -${space(1)};
  }
`;

const SmallText = styled(Note)`
  overflow-wrap: anywhere;

  strong {
    color: ${s('text')};
  }
`;

const ResendSection = styled(Stack)`
  padding-top: ${space(1)};
  border-top: 1px solid ${s('line')};
`;

const CountdownText = styled(Note)`
  display: inline-flex;
  align-items: center;
  min-height: 48px;
  font-variant-numeric: tabular-nums;
`;

/** The form for the e-mailed code. The shopper can request another code or change the address. */
export function MailedCodeForm(props: MailedCodeFormProps) {
  const { actor, error } = props;
  const email = useSelector(actor, ({ context }) => context.email);
  const resendAt = useSelector(actor, ({ context }) => context.resendAt);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const [code, setCode] = useState('');
  const [initialResendAt] = useState(resendAt);
  const formProps = useSubmit(() => {
    if (!busy) actor.send({ type: 'code.submitted', code });
  }, error);
  return (
    <form {...formProps} noValidate>
      <Stack $gap={2.5}>
        <Recipient $justify="space-between" $gap={1}>
          <SmallText>
            <span>{text.sentTo}</span>{' '}
            <strong>
              <bdi>{cleanText(email)}</bdi>
            </strong>
          </SmallText>
          <Button variant="quiet" onClick={() => actor.send({ type: 'email.correctionRequested' })}>
            {text.changeEmail}
          </Button>
        </Recipient>
        <CodeInput
          length={CODE_LENGTH}
          value={code}
          label={text.code}
          error={error}
          onChange={(value) => {
            setCode(value);
            actor.send({ type: 'code.typed' });
          }}
        />
        <Button type="submit" busy={busy} wide>
          {text.verify}
        </Button>
        <ResendSection $gap={1}>
          {props.alert}
          <SmallText role="status">{resendAt === initialResendAt ? '' : text.resent}</SmallText>
          <Resend {...props} />
        </ResendSection>
      </Stack>
    </form>
  );
}

function Resend({ actor, Check }: MailedCodeFormProps) {
  const resendAt = useSelector(actor, ({ context }) => context.resendAt);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('sendingAgain'));
  const mayResend = useSelector(actor, (snapshot) => snapshot.hasTag('mayResend'));
  const now = useNow(1000) ?? serverNow();
  // Never more than the whole wait, in case the device's clock is wrong.
  const msLeft = Math.min((resendAt ?? now) - now, CODE_RESEND_AFTER_MS);
  const { isWaiting, submit, onReport } = useCaptchaForm((payload) =>
    send(actor, 'code.resendRequested', payload),
  );
  if (!busy && !mayResend) {
    return <CountdownText>{text.resendIn(Math.max(0, Math.ceil(msLeft / 1000)))}</CountdownText>;
  }
  return (
    <>
      <Button variant="secondary" busy={busy || isWaiting} onClick={submit} wide>
        {busy ? text.resending : text.resend}
      </Button>
      {Check && !busy ? <Check onReport={onReport} /> : null}
    </>
  );
}
