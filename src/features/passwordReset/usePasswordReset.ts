import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { watched } from '../../machines/inspection';
import type { passwordResetMachine } from '../../machines/passwordReset';
import type { PasswordResetNotice, PasswordResetProblem } from '../../machines/passwordReset.setup';
import { keepForResume, type Resumed } from '../../machines/resume';
import { paths } from '../../paths';
import { useAppDispatch, useClientStorage } from '../../store/hooks';
import {
  passwordResetFailure,
  passwordResetProblems,
  passwordResetTexts,
} from '../../text/passwordReset';
import { toast } from '../../ui/toast';
import { livePasswordReset } from './passwordReset.actors';
import { passwordResetPlan } from './passwordReset.resume';

const now = () => Date.now();

/** A step as the screen shows it (spec §2, §4). */
export type PasswordResetStep = 'email' | 'code' | 'password';

function stepOf(snapshot: SnapshotFrom<typeof passwordResetMachine>): PasswordResetStep {
  if (snapshot.matches('askingEmail') || snapshot.matches('sendingCode')) return 'email';
  if (snapshot.matches('askingCode') || snapshot.matches('checkingCode')) return 'code';
  return 'password';
}

const noticeText = (notice: PasswordResetNotice) =>
  notice.about === 'done' ? passwordResetTexts.changed : passwordResetFailure(notice.failure);

/** What is wrong with which field; at most one of them has an error. */
function errorsOf(problem: PasswordResetProblem | null): {
  readonly [Field in PasswordResetStep]?: string;
} {
  switch (problem?.about) {
    case 'email':
      return { email: passwordResetProblems.email };
    case 'code':
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

/** Why the last call came to nothing, and what that means for the shopper. */
function failureOf(problem: PasswordResetProblem | null) {
  if (problem?.about !== 'failed') return null;
  return {
    text: passwordResetFailure(problem.failure),
    meaning: passwordResetTexts.cameToNothing[problem.during],
  };
}

/**
 * The password reset as its screens see it.
 * @param resumed what a reload left
 * @param isKept whether it may be written down yet: not before what was left has been read
 */
export function usePasswordReset(resumed: Resumed, isKept: boolean) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { tab } = useClientStorage();
  const [machine] = useState(() => livePasswordReset({ dispatch, now }));
  const email = resumed.kind === 'draft' ? resumed.context.email : undefined;
  const actor = useActorRef(machine, {
    input: typeof email === 'string' ? { email } : {},
    ...watched,
    ...(resumed.kind === 'snapshot' ? { snapshot: resumed.snapshot } : {}),
  });
  const snapshot = useSelector(actor, (current) => current);

  useEffect(() => {
    const toasts = actor.on('toast', ({ kind, notice }) => toast[kind](noticeText(notice)));
    const moves = actor.on('navigate', () => navigate(paths.login, { replace: true }));
    return () => {
      toasts.unsubscribe();
      moves.unsubscribe();
    };
  }, [actor, navigate]);

  useEffect(() => {
    if (!isKept) return;
    return keepForResume(actor, machine, passwordResetPlan, { storage: tab, now });
  }, [actor, machine, isKept, tab]);

  const { context } = snapshot;
  return {
    step: stepOf(snapshot),
    busy: snapshot.hasTag('busy') || snapshot.status === 'done',
    email: context.email,
    resendAt: context.resendAt,
    mayResend: snapshot.hasTag('mayResend'),
    isResending: snapshot.hasTag('sendingAgain'),
    errors: errorsOf(context.problem),
    failure: failureOf(context.problem),
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

export type PasswordResetFlow = ReturnType<typeof usePasswordReset>;
