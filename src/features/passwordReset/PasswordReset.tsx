import { wrongCode } from '@kedai/contract/text/fields/code';
import { wrongEmail } from '@kedai/contract/text/fields/email';
import { Alert } from '@kedai/ui/feedback/Alert';
import { AlertAfterToast } from '@kedai/ui/feedback/AlertAfterToast';
import { FormAside, FormCard } from '@kedai/ui/form/FormCard';
import type { CaptchaSlot } from '@kedai/ui/form/useCaptchaForm';
import { useFocusOnChange } from '@kedai/ui/hooks/useFocusOnChange';
import { Link, Navigate } from 'react-router-dom';
import type { PasswordResetInput, PasswordResetProblem } from '../../machines/passwordReset';
import { paths } from '../../paths';
import { useAppSelector } from '../../state/hooks';
import { selectSessionStatus } from '../../state/session/customerSession';
import {
  passwordResetFailure,
  passwordResetProblems,
  passwordResetText as text,
} from '../../text/account/passwordReset';
import { MailedCodeEmailForm, MailedCodeForm } from '../shared/MailedCodeForm';
import { useNextPath } from '../shared/nextPath';
import { type RestoredDraft, useRestoredDraft } from '../shared/useRestoredDraft';
import { useAccountPath } from '../shared/wish';
import { PasswordForm } from './PasswordForm';
import { passwordResetDraft, usePasswordReset } from './usePasswordReset';

const problems = { email: wrongEmail, code: wrongCode, ...passwordResetProblems };
const POSITION = { email: 1, code: 2, password: 3 } as const;
/** The step in the prerendered HTML. A draft from before a reload may replace it. */
const FIRST_STEP = 'email';

interface PasswordResetProps {
  readonly Check?: CaptchaSlot | undefined;
}

/** "Reset password" (spec §2) in three steps. A draft from before a reload is restored after hydration. */
export function PasswordReset({ Check }: PasswordResetProps) {
  const restored = useRestoredDraft(passwordResetDraft);
  return <Steps key={restored.draft ? 'restored' : 'new'} {...restored} Check={Check} />;
}

function Steps({
  draft,
  emailField,
  Check,
}: PasswordResetProps & RestoredDraft<PasswordResetInput>) {
  const flow = usePasswordReset(draft);
  const { step, problem } = flow;
  const next = useNextPath();
  const accountPath = useAccountPath();
  const status = useAppSelector(selectSessionStatus);
  const title = useFocusOnChange<HTMLHeadingElement>(step, { previousStep: FIRST_STEP });
  if (status === 'customer') return <Navigate to={next} replace />;
  const error = fieldError(problem);
  const alert = <FormAlert problem={problem} />;
  const formProps = { actor: flow.actor, error, alert, Check };
  return (
    <FormCard
      eyebrow={text.progress(POSITION[step])}
      title={text[step].title}
      titleRef={title}
      intro={text[step].prompt}
    >
      {step === 'email' ? <MailedCodeEmailForm {...formProps} fieldRef={emailField} /> : null}
      {step === 'code' ? <MailedCodeForm {...formProps} /> : null}
      {step === 'password' ? <PasswordForm flow={flow} error={error} alert={alert} /> : null}
      <FormAside>
        {text.remembered} <Link to={accountPath(paths.login)}>{text.signIn}</Link>
      </FormAside>
    </FormCard>
  );
}

function fieldError(problem: PasswordResetProblem | null): string | undefined {
  if (problem === null || problem.about === 'failed' || problem.about === 'usedCode') {
    return undefined;
  }
  return problem.about === 'password' ? problem.message : problems[problem.about];
}

/** The failure of the last call, if it belongs to no field. */
function FormAlert({ problem }: { readonly problem: PasswordResetProblem | null }) {
  if (problem?.about === 'usedCode') return <OutcomeUnknown text={text.outcomeUnknown.usedCode} />;
  if (problem?.about !== 'failed') return null;
  const { during, failure } = problem;
  if (during === 'setting' && failure.kind !== 'refused') {
    return <OutcomeUnknown text={text.outcomeUnknown.lost} />;
  }
  return (
    <AlertAfterToast text={passwordResetFailure(failure)} summary={text.cameToNothing[during]} />
  );
}

/** The new password may be set although no response confirmed it. */
function OutcomeUnknown({ text: explanation }: { readonly text: string }) {
  const accountPath = useAccountPath();
  return (
    <Alert>
      <span>{explanation}</span> <Link to={accountPath(paths.login)}>{text.signIn}</Link>
    </Alert>
  );
}
