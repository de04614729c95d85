import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { passwordResetMachine } from '../../machines/passwordReset';
import type { PasswordResetProblem } from '../../machines/passwordReset.setup';
import {
  passwordResetFailure,
  passwordResetProblems,
  passwordResetText,
} from '../../text/passwordReset';
import type { PasswordResetStep } from './usePasswordReset';

/** The field errors; at most one field has an error. */
function errorsOf(problem: PasswordResetProblem | null): {
  readonly [Field in PasswordResetStep]?: string;
} {
  switch (problem?.about) {
    case 'email':
      return { email: passwordResetProblems.email };
    case 'code':
    case 'earlierCode':
    case 'refusedCode':
      return { code: passwordResetProblems[problem.about] };
    case 'refusedPassword':
      return { password: passwordResetProblems.refusedPassword };
    case 'password':
      return { password: problem.message };
    default:
      return {};
  }
}

/** The message for the case that the new password may be set although no response confirmed it. */
function uncertaintyOf(problem: PasswordResetProblem | null): string | null {
  if (problem?.about === 'usedCode') return passwordResetText.unanswered.usedCode;
  return isResponseLost(problem) ? passwordResetText.unanswered.lost : null;
}

const isResponseLost = (problem: PasswordResetProblem | null) =>
  problem?.about === 'failed' && problem.during === 'setting' && problem.failure.kind !== 'refused';

/** The reason and the consequence of the last failed call. */
function failureOf(problem: PasswordResetProblem | null) {
  if (problem?.about !== 'failed' || isResponseLost(problem)) return null;
  return {
    text: passwordResetFailure(problem.failure),
    summary: passwordResetText.cameToNothing[problem.during],
  };
}

/** The state and actions of the form in the current step. */
export function usePasswordResetForm(actor: ActorRefFrom<typeof passwordResetMachine>) {
  const snapshot = useSelector(actor, (current) => current);
  const { context } = snapshot;
  return {
    busy: snapshot.hasTag('busy') || snapshot.status === 'done',
    email: context.email,
    resendAt: context.resendAt,
    mayResend: snapshot.hasTag('mayResend'),
    isResending: snapshot.hasTag('sendingAgain'),
    errors: errorsOf(context.problem),
    failure: failureOf(context.problem),
    uncertainty: uncertaintyOf(context.problem),
    typeEmail: (text: string) => actor.send({ type: 'email.typed', email: text }),
    submitEmail: (altcha?: string) => actor.send({ type: 'email.submitted', ...proof(altcha) }),
    correctEmail: () => actor.send({ type: 'email.correctionRequested' }),
    typeCode: () => actor.send({ type: 'code.typed' }),
    submitCode: (code: string) => actor.send({ type: 'code.submitted', code }),
    resendCode: (altcha?: string) => actor.send({ type: 'code.resendRequested', ...proof(altcha) }),
    typePassword: () => actor.send({ type: 'password.typed' }),
    submitPassword: (password: string) => actor.send({ type: 'password.submitted', password }),
  };
}

const proof = (altcha: string | undefined) => (altcha === undefined ? {} : { altcha });

export type PasswordResetForm = ReturnType<typeof usePasswordResetForm>;
