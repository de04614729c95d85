import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { persistDraft, type RestoredDraft } from '../../machines/draftPersistence';
import { inspectOptions } from '../../machines/inspectOptions';
import type { registrationMachine } from '../../machines/registration';
import { paths } from '../../paths';
import { serverNow } from '../../serverClock';
import { useAppDispatch, useClientStorage } from '../../store/hooks';
import { failureText } from '../../text/failures';
import { registrationErrorText } from '../../text/registration';
import { toast } from '../../ui/toast';
import { createRegistrationMachine } from './registration.actors';
import { registrationPersistence } from './registration.persistence';

/** The displayed phase (spec §2). */
export type RegistrationStep = 'email' | 'code' | 'details';

type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>;

function stepOf(snapshot: RegistrationSnapshot): RegistrationStep {
  if (snapshot.matches('enteringEmail') || snapshot.matches('sendingCode')) return 'email';
  if (snapshot.matches('enteringCode') || snapshot.matches('checkingCode')) return 'code';
  return 'details';
}

const isSigningIn = (snapshot: RegistrationSnapshot) =>
  snapshot.status === 'done' || snapshot.matches('registering') || snapshot.matches('mergingCart');

const inputFrom = (resumed: RestoredDraft) => {
  const { email, name } = resumed.kind === 'draft' ? resumed.context : {};
  return {
    ...(typeof email === 'string' ? { email } : {}),
    ...(typeof name === 'string' ? { name } : {}),
  };
};

/**
 * Runs the registration flow. The page subscribes only to the step, so a code request renders only the form.
 * @param resumed the draft from before a reload
 * @param canPersist false until the draft has been read, so that it is not overwritten
 */
export function useRegistration(resumed: RestoredDraft, canPersist: boolean) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { tab } = useClientStorage();
  const [machine] = useState(() => createRegistrationMachine({ dispatch, now: serverNow }));
  const actor = useActorRef(machine, {
    input: inputFrom(resumed),
    ...inspectOptions,
    ...(resumed.kind === 'snapshot' ? { snapshot: resumed.snapshot } : {}),
  });

  useEffect(() => {
    const toasts = actor.on('toast', ({ kind, notice }) =>
      toast[kind](registrationErrorText(notice)),
    );
    const navigations = actor.on('navigate', () => navigate(paths.home, { replace: true }));
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
    return persistDraft(actor, machine, registrationPersistence, port);
  }, [actor, machine, canPersist, tab]);

  return {
    actor,
    step: useSelector(actor, stepOf),
    /** Whether this flow is signing in. It navigates to home by itself, so the page must not redirect. */
    isSigningIn: useSelector(actor, isSigningIn),
  };
}

export type RegistrationFlow = ReturnType<typeof useRegistration>;
