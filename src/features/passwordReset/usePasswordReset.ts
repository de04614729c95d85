import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import type { SnapshotFrom } from 'xstate';
import { inspectOptions } from '../../machines/inspectOptions';
import type { PasswordResetInput, passwordResetMachine } from '../../machines/passwordReset';
import { paths } from '../../paths';
import { useAppDispatch } from '../../store/hooks';
import { passwordResetFailure, passwordResetText } from '../../text/passwordReset';
import { toast } from '../../ui/toast';
import { useSavedDraft } from '../shared/useSavedDraft';
import { createPasswordResetMachine } from './passwordReset.actors';

/** How a reset survives a reload, as long as its code is valid. */
export const passwordResetDraft = {
  key: 'kedai:passwordReset',
  schema: v.object({ email: v.string(), resendAt: v.nullable(v.number()) }),
  maxAgeMs: 10 * 60_000,
};

function stepOf(
  snapshot: SnapshotFrom<typeof passwordResetMachine>,
): 'email' | 'code' | 'password' {
  if (snapshot.matches('enteringEmail') || snapshot.matches('sendingCode')) return 'email';
  if (snapshot.matches('enteringCode') || snapshot.matches('checkingCode')) return 'code';
  return 'password';
}

/** @param draft the draft from before a reload; undefined until it has been read */
export function usePasswordReset(draft: PasswordResetInput | null | undefined) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [machine] = useState(() => createPasswordResetMachine(dispatch));
  const [snapshot, , actor] = useMachine(machine, { input: draft ?? {}, ...inspectOptions });
  useSavedDraft(passwordResetDraft, actor, draft !== undefined);

  useEffect(() => {
    const subscriptions = [
      actor.on('toast', ({ kind, notice }) =>
        toast[kind](
          notice.about === 'done'
            ? passwordResetText.changed
            : passwordResetFailure(notice.failure),
        ),
      ),
      actor.on('navigate', () => navigate(paths.login, { replace: true })),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, navigate]);

  return {
    actor,
    step: stepOf(snapshot),
    busy: snapshot.hasTag('busy') || snapshot.status === 'done',
    email: snapshot.context.email,
    problem: snapshot.context.problem,
  };
}
