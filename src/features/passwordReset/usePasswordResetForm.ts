import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { passwordResetMachine } from '../../machines/passwordReset';
import type { PasswordResetProblem } from '../../machines/passwordReset.setup';
import {
  passwordResetFailure,
  passwordResetProblems,
  passwordResetTexts,
} from '../../text/passwordReset';
import type { PasswordResetStep } from './usePasswordReset';

/** What is wrong with which field; at most one of them has an error. */
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

/** What is to be said where the new password may hold already, though no answer told so. */
function doubtOf(problem: PasswordResetProblem | null): string | null {
  if (problem?.about === 'usedCode') return passwordResetTexts.unanswered.usedCode;
  return isLostPassword(problem) ? passwordResetTexts.unanswered.lost : null;
}

const isLostPassword = (problem: PasswordResetProblem | null) =>
  problem?.about === 'failed' && problem.during === 'setting' && problem.failure.kind !== 'refused';

/** Why the last call came to nothing, and what that means for the shopper. */
function failureOf(problem: PasswordResetProblem | null) {
  if (problem?.about !== 'failed' || isLostPassword(problem)) return null;
  return {
    text: passwordResetFailure(problem.failure),
    meaning: passwordResetTexts.cameToNothing[problem.during],
  };
}

/** The form of the step that a password reset is in: what it shows, and what the shopper can do. */
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
    doubt: doubtOf(context.problem),
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
