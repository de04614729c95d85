import { useState } from 'react';
import { styled } from 'styled-components';
import { CODE_RESEND_AFTER_MS } from '../contract/limits';
import { cleanText } from '../contract/text';
import { serverNow } from '../serverClock';
import { s } from '../theme/accessor';
import { space, textSize } from '../theme/tokens';
import { Button } from './Button';
import { CodeInput } from './CodeInput';
import type { Elements } from './elements';
import { Stack } from './Layout';
import { type CaptchaSlot, useCaptchaForm } from './useCaptchaForm';
import { useNow } from './useNow';
import { useSubmit } from './useSubmit';

/** The texts of a form for an e-mailed code. */
export interface CodeFormText {
  readonly label: string;
  readonly submit: string;
  readonly sentTo: string;
  readonly changeEmail: string;
  readonly resend: string;
  readonly resending: string;
  readonly resendIn: (seconds: number) => string;
  /** Shown after another code was sent: earlier codes are invalid. */
  readonly resent: string;
}

const Recipient = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${space(1)};

  /* Aligns the text of the quiet button with the line above. */
  button {
    margin-left: -${space(1)};
  }
`;

const SmallText = styled.p`
  color: ${s('textSoft')};
  font-size: ${textSize.small};
  overflow-wrap: anywhere;

  strong {
    color: ${s('text')};
  }
`;

const ResendSection = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  padding-top: ${space(1)};
  border-top: 1px solid ${s('line')};
`;

const CountdownText = styled.p`
  display: inline-flex;
  align-items: center;
  min-height: 48px;
  color: ${s('textSoft')};
  font-size: ${textSize.small};
  font-variant-numeric: tabular-nums;
`;

/** A form for the e-mailed code. The shopper can request another code or change the address. */
export function CodeForm({
  text,
  email,
  length,
  busy,
  error,
  resend,
  alert,
  Check,
  onType,
  onSubmit,
  onChangeEmail,
}: {
  readonly text: CodeFormText;
  /** The address to which the code was sent. */
  readonly email: string;
  readonly length: number;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly resend: {
    /** The time from which another code can be requested (epoch ms). */
    readonly at: number | null;
    readonly allowed: boolean;
    readonly busy: boolean;
    readonly request: (payload: string | undefined) => void;
  };
  /** The error of the last attempt to send another code. */
  readonly alert?: Elements;
  readonly Check: CaptchaSlot | undefined;
  readonly onType: () => void;
  readonly onSubmit: (code: string) => void;
  readonly onChangeEmail: () => void;
}) {
  const [code, setCode] = useState('');
  const [initialResendAt] = useState(resend.at);
  const isResent = resend.at !== initialResendAt;
  const formProps = useSubmit(() => {
    if (!busy) onSubmit(code);
  }, error);
  return (
    <form {...formProps} noValidate>
      <Stack $gap={2.5}>
        <Recipient>
          <SmallText>
            <span>{text.sentTo}</span>{' '}
            <strong>
              <bdi>{cleanText(email)}</bdi>
            </strong>
          </SmallText>
          <Button variant="quiet" onClick={onChangeEmail}>
            {text.changeEmail}
          </Button>
        </Recipient>
        <CodeInput
          length={length}
          value={code}
          label={text.label}
          error={error}
          onChange={(value) => {
            setCode(value);
            onType();
          }}
        />
        <Button type="submit" busy={busy} wide>
          {text.submit}
        </Button>
        <ResendSection>
          {alert}
          <SmallText role="status">{isResent ? text.resent : ''}</SmallText>
          <Resend text={text} resend={resend} Check={Check} />
        </ResendSection>
      </Stack>
    </form>
  );
}

function Resend({
  text,
  resend,
  Check,
}: {
  readonly text: CodeFormText;
  readonly resend: Parameters<typeof CodeForm>[0]['resend'];
  readonly Check: CaptchaSlot | undefined;
}) {
  const now = useNow(1000) ?? serverNow();
  // Never more than the whole wait, in case the device's clock is wrong.
  const msLeft = Math.min((resend.at ?? now) - now, CODE_RESEND_AFTER_MS);
  const { isWaiting, submit, onReport } = useCaptchaForm(resend.request);
  if (!resend.allowed && !resend.busy)
    return <CountdownText>{text.resendIn(Math.max(0, Math.ceil(msLeft / 1000)))}</CountdownText>;
  return (
    <>
      <Button variant="secondary" busy={resend.busy || isWaiting} onClick={submit} wide>
        {resend.busy ? text.resending : text.resend}
      </Button>
      {Check && !resend.busy ? <Check onReport={onReport} /> : null}
    </>
  );
}
