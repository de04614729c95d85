import { Alert } from '@kedai/ui/feedback/Alert';
import { FormAside, FormCard } from '@kedai/ui/form/FormCard';
import type { CaptchaSlot } from '@kedai/ui/form/useCaptchaForm';
import { useFocusOnChange } from '@kedai/ui/hooks/useFocusOnChange';
import { Link, Navigate } from 'react-router-dom';
import type { RegistrationInput } from '../../machines/registration';
import { paths } from '../../paths';
import { useAppSelector } from '../../state/hooks';
import { selectSessionStatus } from '../../state/session/customerSession';
import { registrationText as text } from '../../text/account/registration';
import { MailedCodeEmailForm, MailedCodeForm } from '../shared/MailedCodeForm';
import { type RestoredDraft, useRestoredDraft } from '../shared/useRestoredDraft';
import { useAccountPath } from '../shared/wish';
import { DetailsForm } from './DetailsForm';
import { registrationErrorText } from './registrationError';
import { registrationDraft, useRegistration } from './useRegistration';

const POSITION = { email: 1, code: 2, details: 3 } as const;
/** The step in the prerendered HTML. A draft from before a reload may replace it. */
const FIRST_STEP = 'email';

interface RegistrationProps {
  readonly Check?: CaptchaSlot | undefined;
}

/** "Create Account" (spec §2) in three phases. A draft from before a reload is restored after hydration. */
export function Registration({ Check }: RegistrationProps) {
  const restored = useRestoredDraft(registrationDraft);
  return <Phases key={restored.draft ? 'restored' : 'new'} {...restored} Check={Check} />;
}

function Phases({
  draft,
  emailField,
  Check,
}: RegistrationProps & RestoredDraft<RegistrationInput>) {
  const flow = useRegistration(draft);
  const { step, problem } = flow;
  const accountPath = useAccountPath();
  const status = useAppSelector(selectSessionStatus);
  const title = useFocusOnChange<HTMLHeadingElement>(step, { previousStep: FIRST_STEP });
  if (status === 'customer' && !flow.isSigningIn) return <Navigate to={flow.next} replace />;
  const message =
    problem === null || problem.about === 'details' ? undefined : registrationErrorText(problem);
  // These are not tied to a field: the code could not be sent, or the e-mail is no longer verified.
  const isAlert = problem?.about === 'sending' || problem?.about === 'registering';
  const formProps = {
    actor: flow.actor,
    error: isAlert ? undefined : message,
    alert: isAlert ? <Alert>{message}</Alert> : null,
    Check,
  };
  return (
    <FormCard
      eyebrow={text.progress(POSITION[step])}
      title={text.title}
      titleRef={title}
      intro={text[step].prompt}
    >
      {step === 'email' ? <MailedCodeEmailForm {...formProps} fieldRef={emailField} /> : null}
      {step === 'code' ? <MailedCodeForm {...formProps} /> : null}
      {step === 'details' ? <DetailsForm flow={flow} /> : null}
      <FormAside>
        {text.haveAccount} <Link to={accountPath(paths.login)}>{text.loginHere}</Link>
      </FormAside>
    </FormCard>
  );
}
