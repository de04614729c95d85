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
import { failureTexts } from '../../text/failures';
import { passwordResetFailure, passwordResetTexts } from '../../text/passwordReset';
import { toast } from '../../ui/toast';
import { createPasswordResetMachine } from './passwordReset.actors';
import { passwordResetPersistence } from './passwordReset.persistence';

/** A step as the screen shows it (spec §2, §4). */
export type PasswordResetStep = 'email' | 'code' | 'password';

function stepOf(snapshot: SnapshotFrom<typeof passwordResetMachine>): PasswordResetStep {
  if (snapshot.matches('enteringEmail') || snapshot.matches('sendingCode')) return 'email';
  if (snapshot.matches('enteringCode') || snapshot.matches('checkingCode')) return 'code';
  return 'password';
}

const noticeText = (notice: PasswordResetNotice) =>
  notice.about === 'done' ? passwordResetTexts.changed : passwordResetFailure(notice.failure);

/**
 * The password reset, from its beginning to the sign-in. Of its state the page around the form is told the step, and no
 * more: while a code is asked for or checked, only the form renders.
 * @param resumed what a reload left
 * @param isKept whether it may be written down yet: not before what was left has been read
 */
export function usePasswordReset(resumed: RestoredDraft, isPersisted: boolean) {
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
    const moves = actor.on('navigate', () => navigate(paths.login, { replace: true }));
    return () => {
      toasts.unsubscribe();
      moves.unsubscribe();
    };
  }, [actor, navigate]);

  useEffect(() => {
    if (!isPersisted) return;
    const port = {
      storage: tab,
      now: Date.now,
      onNotStored: () => toast.error(failureTexts.draftNotStored),
    };
    return persistDraft(actor, machine, passwordResetPersistence, port);
  }, [actor, machine, isPersisted, tab]);

  return { actor, step: useSelector(actor, stepOf) };
}

export type PasswordResetFlow = ReturnType<typeof usePasswordReset>;
