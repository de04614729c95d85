import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import type { ActorRefFrom } from 'xstate';
import { CODE_LENGTH } from '../../contract/limits';
import type { passwordResetMachine } from '../../machines/passwordReset';
import type { registrationMachine } from '../../machines/registration';
import { CodeForm, type CodeFormText } from '../../ui/CodeForm';
import { EmailForm } from '../../ui/EmailForm';
import type { Elements } from '../../ui/elements';
import type { CaptchaSlot } from '../../ui/useCaptchaForm';

type EmailFormText = Parameters<typeof EmailForm>[0]['text'];

/** The form of the first two steps of a flow with a mailed code: the e-mail, then the code. */
export function MailedCodeForm({
  actor,
  step,
  text,
  error,
  alert,
  emailField,
  Check,
}: {
  readonly actor:
    | ActorRefFrom<typeof registrationMachine>
    | ActorRefFrom<typeof passwordResetMachine>;
  readonly step: 'email' | 'code';
  readonly text: { readonly email: EmailFormText; readonly code: CodeFormText };
  /** The error of the field. */
  readonly error: string | undefined;
  /** The failure of the last call, if it belongs to no field. */
  readonly alert: Elements;
  readonly emailField: Ref<HTMLInputElement>;
  readonly Check: CaptchaSlot | undefined;
}) {
  const snapshot = useSelector(actor, (current) => current);
  const { email, resendAt } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const proof = (altcha: string | undefined) => (altcha === undefined ? {} : { altcha });
  return step === 'email' ? (
    <EmailForm
      text={text.email}
      fieldRef={emailField}
      email={email}
      busy={busy}
      error={error}
      alert={alert}
      Check={Check}
      onType={(typed) => actor.send({ type: 'email.typed', email: typed })}
      onSubmit={(altcha) => actor.send({ type: 'email.submitted', ...proof(altcha) })}
    />
  ) : (
    <CodeForm
      text={text.code}
      email={email}
      length={CODE_LENGTH}
      busy={busy}
      error={error}
      alert={alert}
      resend={{
        at: resendAt,
        allowed: snapshot.hasTag('mayResend'),
        busy: snapshot.hasTag('sendingAgain'),
        request: (altcha) => actor.send({ type: 'code.resendRequested', ...proof(altcha) }),
      }}
      Check={Check}
      onType={() => actor.send({ type: 'code.typed' })}
      onSubmit={(code) => actor.send({ type: 'code.submitted', code })}
      onChangeEmail={() => actor.send({ type: 'email.correctionRequested' })}
    />
  );
}
