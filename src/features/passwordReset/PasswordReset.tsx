import { type Ref, useLayoutEffect, useRef, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { CODE_LENGTH } from '../../contract/limits';
import { isForEmail, type RestoredDraft, restoreDraft } from '../../machines/draftPersistence';
import { passwordResetMachine } from '../../machines/passwordReset';
import { paths } from '../../paths';
import { useAppSelector, useClientStorage } from '../../store/hooks';
import { selectSessionStatus } from '../../store/session';
import { passwordResetText as text } from '../../text/passwordReset';
import { Alert } from '../../ui/Alert';
import { AlertAfterToast } from '../../ui/AlertAfterToast';
import { CodeForm } from '../../ui/CodeForm';
import { EmailForm } from '../../ui/EmailForm';
import { FormAside, FormCard } from '../../ui/FormCard';
import type { CaptchaSlot } from '../../ui/useCaptchaForm';
import { useFocusOnChange } from '../../ui/useFocusOnChange';
import { passwordResetPersistence } from './passwordReset.persistence';
import { PasswordForm } from './steps/PasswordForm';
import { type PasswordResetFlow, usePasswordReset } from './usePasswordReset';
import { type PasswordResetForm, usePasswordResetForm } from './usePasswordResetForm';

const POSITION = { email: 1, code: 2, password: 3 } as const;
/** The step in the prerendered HTML. A draft from before a reload may replace it. */
const FIRST_STEP = 'email';

const now = () => Date.now();

/**
 * "Reset password" (spec §2) in three steps. A draft from before a reload is restored after hydration.
 * @param Check the human check, if the shop has one
 */
export function PasswordReset({ Check }: { readonly Check?: CaptchaSlot }) {
  const { tab } = useClientStorage();
  const [restored, setRestored] = useState<RestoredDraft | null>(null);
  const emailField = useRef<HTMLInputElement>(null);
  // A layout effect, so that no other step is painted first.
  useLayoutEffect(() => {
    const isSameEmail = isForEmail(emailField.current?.value ?? '');
    setRestored(
      restoreDraft(
        passwordResetMachine,
        passwordResetPersistence,
        { storage: tab, now },
        isSameEmail,
      ),
    );
  }, [tab]);
  const resumed = restored ?? { kind: 'nothing' };
  return (
    <Steps
      key={resumed.kind}
      resumed={resumed}
      canPersist={restored !== null}
      emailField={emailField}
      Check={Check}
    />
  );
}

function Steps({
  resumed,
  canPersist,
  emailField,
  Check,
}: {
  readonly resumed: RestoredDraft;
  readonly canPersist: boolean;
  readonly emailField: Ref<HTMLInputElement>;
  readonly Check: CaptchaSlot | undefined;
}) {
  const flow = usePasswordReset(resumed, canPersist);
  const status = useAppSelector(selectSessionStatus);
  const title = useFocusOnChange<HTMLHeadingElement>(flow.step, { previousStep: FIRST_STEP });
  if (status === 'customer') return <Navigate to={paths.home} replace />;
  return (
    <FormCard
      eyebrow={text.progress(POSITION[flow.step])}
      title={text[flow.step].title}
      titleRef={title}
      intro={text[flow.step].prompt}
    >
      <Step flow={flow} emailField={emailField} Check={Check} />
      <FormAside>
        {text.remembered} <Link to={paths.login}>{text.signIn}</Link>
      </FormAside>
    </FormCard>
  );
}

/** The failure of the last call, if it belongs to no field. */
function FormAlert({ form: { failure, uncertainty } }: { readonly form: PasswordResetForm }) {
  if (uncertainty !== null) {
    return (
      <Alert>
        <span>{uncertainty}</span> <Link to={paths.login}>{text.signIn}</Link>
      </Alert>
    );
  }
  return failure === null ? null : <AlertAfterToast {...failure} />;
}

function Step({
  flow,
  emailField,
  Check,
}: {
  readonly flow: PasswordResetFlow;
  readonly emailField: Ref<HTMLInputElement>;
  readonly Check: CaptchaSlot | undefined;
}) {
  const form = usePasswordResetForm(flow.actor);
  const alert = <FormAlert form={form} />;
  switch (flow.step) {
    case 'email':
      return (
        <EmailForm
          text={text.email}
          fieldRef={emailField}
          email={form.email}
          busy={form.busy}
          error={form.errors.email}
          alert={alert}
          Check={Check}
          onType={form.typeEmail}
          onSubmit={form.submitEmail}
        />
      );
    case 'code':
      return (
        <CodeForm
          text={text.code}
          email={form.email}
          length={CODE_LENGTH}
          busy={form.busy}
          error={form.errors.code}
          resend={{
            at: form.resendAt,
            allowed: form.mayResend,
            busy: form.isResending,
            request: form.resendCode,
          }}
          alert={alert}
          Check={Check}
          onType={form.typeCode}
          onSubmit={form.submitCode}
          onChangeEmail={form.correctEmail}
        />
      );
    case 'password':
      return <PasswordForm form={form} alert={alert} />;
  }
}
