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
import { failureTexts } from '../../text/failures';
import { registrationTrouble } from '../../text/registration';
import { toast } from '../../ui/toast';
import { createRegistrationMachine } from './registration.actors';
import { registrationPersistence } from './registration.persistence';

/** A phase as the screen shows it (spec §2). */
export type RegistrationStep = 'email' | 'code' | 'details';

type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>;

function stepOf(snapshot: RegistrationSnapshot): RegistrationStep {
  if (snapshot.matches('enteringEmail') || snapshot.matches('sendingCode')) return 'email';
  if (snapshot.matches('enteringCode') || snapshot.matches('checkingCode')) return 'code';
  return 'details';
}

const isBeingWelcomed = (snapshot: RegistrationSnapshot) =>
  snapshot.status === 'done' || snapshot.matches('registering') || snapshot.matches('mergingCart');

const typedBefore = (resumed: RestoredDraft) => {
  const { email, name } = resumed.kind === 'draft' ? resumed.context : {};
  return {
    ...(typeof email === 'string' ? { email } : {}),
    ...(typeof name === 'string' ? { name } : {}),
  };
};

/**
 * The registration, from its beginning to the way home. Of its state the page around the form is told what it shows, and
 * no more: while a code is asked for or checked, only the form renders.
 * @param resumed what a reload left
 * @param isKept whether it may be written down yet: not before what was left has been read
 */
export function useRegistration(resumed: RestoredDraft, isPersisted: boolean) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { tab } = useClientStorage();
  const [machine] = useState(() => createRegistrationMachine({ dispatch, now: serverNow }));
  const actor = useActorRef(machine, {
    input: typedBefore(resumed),
    ...inspectOptions,
    ...(resumed.kind === 'snapshot' ? { snapshot: resumed.snapshot } : {}),
  });

  useEffect(() => {
    const toasts = actor.on('toast', ({ kind, notice }) =>
      toast[kind](registrationTrouble(notice)),
    );
    const moves = actor.on('navigate', () => navigate(paths.home, { replace: true }));
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
    return persistDraft(actor, machine, registrationPersistence, port);
  }, [actor, machine, isPersisted, tab]);

  return {
    actor,
    step: useSelector(actor, stepOf),
    /** The account is being made: signing in is this flow's own doing, and it leads home by itself. */
    isWelcome: useSelector(actor, isBeingWelcomed),
  };
}

export type RegistrationFlow = ReturnType<typeof useRegistration>;
