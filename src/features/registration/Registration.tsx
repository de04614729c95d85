import { type Ref, useLayoutEffect, useRef, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { CODE_LENGTH } from '../../contract/limits';
import { isForEmail, type RestoredDraft, restoreDraft } from '../../machines/draftPersistence';
import { registrationMachine } from '../../machines/registration';
import { paths } from '../../paths';
import { useAppSelector, useClientStorage } from '../../store/hooks';
import { selectSessionStatus } from '../../store/session';
import { registrationText as text } from '../../text/registration';
import { Alert } from '../../ui/Alert';
import { CodeForm } from '../../ui/CodeForm';
import { EmailForm } from '../../ui/EmailForm';
import { FormAside, FormCard } from '../../ui/FormCard';
import type { CaptchaSlot } from '../../ui/useCaptchaForm';
import { useFocusOnChange } from '../../ui/useFocusOnChange';
import { registrationPersistence } from './registration.persistence';
import { DetailsForm } from './steps/DetailsForm';
import { type RegistrationFlow, useRegistration } from './useRegistration';
import { useRegistrationForm } from './useRegistrationForm';

const POSITION = { email: 1, code: 2, details: 3 } as const;
/** The step in the prerendered HTML. A draft from before a reload may replace it. */
const FIRST_STEP = 'email';

const now = () => Date.now();

/**
 * "Create Account" (spec §2) in three phases. A draft from before a reload is restored after hydration.
 * @param Check the human check, if the shop has one
 */
export function Registration({ Check }: { readonly Check?: CaptchaSlot }) {
  const { tab } = useClientStorage();
  const [restored, setRestored] = useState<RestoredDraft | null>(null);
  const emailField = useRef<HTMLInputElement>(null);
  // A layout effect, so that no other phase is painted first.
  useLayoutEffect(() => {
    const isSameEmail = isForEmail(emailField.current?.value ?? '');
    setRestored(
      restoreDraft(
        registrationMachine,
        registrationPersistence,
        { storage: tab, now },
        isSameEmail,
      ),
    );
  }, [tab]);
  const resumed = restored ?? { kind: 'nothing' };
  return (
    <Phases
      key={resumed.kind}
      resumed={resumed}
      canPersist={restored !== null}
      emailField={emailField}
      Check={Check}
    />
  );
}

function Phases({
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
  const flow = useRegistration(resumed, canPersist);
  const status = useAppSelector(selectSessionStatus);
  const title = useFocusOnChange<HTMLHeadingElement>(flow.step, { previousStep: FIRST_STEP });
  if (status === 'customer' && !flow.isSigningIn) return <Navigate to={paths.home} replace />;
  return (
    <FormCard
      eyebrow={text.progress(POSITION[flow.step])}
      title={text.title}
      titleRef={title}
      intro={text[flow.step].prompt}
    >
      <Phase flow={flow} emailField={emailField} Check={Check} />
      <FormAside>
        {text.haveAccount} <Link to={paths.login}>{text.loginHere}</Link>
      </FormAside>
    </FormCard>
  );
}

function Phase({
  flow,
  emailField,
  Check,
}: {
  readonly flow: RegistrationFlow;
  readonly emailField: Ref<HTMLInputElement>;
  readonly Check: CaptchaSlot | undefined;
}) {
  const form = useRegistrationForm(flow.actor);
  const alert = form.errors.form ? <Alert>{form.errors.form}</Alert> : null;
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
          alert={alert}
          resend={{
            at: form.resendAt,
            allowed: form.mayResend,
            busy: form.isResending,
            request: form.resendCode,
          }}
          Check={Check}
          onType={form.typeCode}
          onSubmit={form.submitCode}
          onChangeEmail={form.correctEmail}
        />
      );
    case 'details':
      return <DetailsForm form={form} />;
  }
}
