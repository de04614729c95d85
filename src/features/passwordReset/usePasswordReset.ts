import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { persistDraft, type RestoredDraft } from '../../machines/draftPersistence';
import { inspectOptions } from '../../machines/inspectOptions';
import type { passwordResetMachine } from '../../machines/passwordReset';
import type { PasswordResetNotice } from '../../machines/passwordReset.setup';
import { paths } from '../../paths';
import { serverNow } from '../../serverClock';
import { useAppDispatch, useClientStorage } from '../../store/hooks';
import { failureText } from '../../text/failures';
import { passwordResetFailure, passwordResetText } from '../../text/passwordReset';
import { toast } from '../../ui/toast';
import { createPasswordResetMachine } from './passwordReset.actors';
import { passwordResetPersistence } from './passwordReset.persistence';

/** The displayed step (spec §2, §4). */
export type PasswordResetStep = 'email' | 'code' | 'password';

function stepOf(snapshot: SnapshotFrom<typeof passwordResetMachine>): PasswordResetStep {
  if (snapshot.matches('enteringEmail') || snapshot.matches('sendingCode')) return 'email';
  if (snapshot.matches('enteringCode') || snapshot.matches('checkingCode')) return 'code';
  return 'password';
}

const noticeText = (notice: PasswordResetNotice) =>
  notice.about === 'done' ? passwordResetText.changed : passwordResetFailure(notice.failure);

/**
 * Runs the password reset flow. The page subscribes only to the step, so a code request renders only the form.
 * @param resumed the draft from before a reload
 * @param canPersist false until the draft has been read, so that it is not overwritten
 */
export function usePasswordReset(resumed: RestoredDraft, canPersist: boolean) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { tab } = useClientStorage();
  const [machine] = useState(() => createPasswordResetMachine({ dispatch, now: serverNow }));
  const email = resumed.kind === 'draft' ? resumed.context.email : undefined;
  const actor = useActorRef(machine, {
    input: typeof email === 'string' ? { email } : {},
    ...inspectOptions,
    ...(resumed.kind === 'snapshot' ? { snapshot: resumed.snapshot } : {}),
  });

  useEffect(() => {
    const toasts = actor.on('toast', ({ kind, notice }) => toast[kind](noticeText(notice)));
    const navigations = actor.on('navigate', () => navigate(paths.login, { replace: true }));
    return () => {
      toasts.unsubscribe();
      navigations.unsubscribe();
    };
  }, [actor, navigate]);

  useEffect(() => {
    if (!canPersist) return;
    const port = {
      storage: tab,
      now: Date.now,
      onNotStored: () => toast.error(failureText.draftNotStored),
    };
    return persistDraft(actor, machine, passwordResetPersistence, port);
  }, [actor, machine, canPersist, tab]);

  return { actor, step: useSelector(actor, stepOf) };
}

export type PasswordResetFlow = ReturnType<typeof usePasswordReset>;
