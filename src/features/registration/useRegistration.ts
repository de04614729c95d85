import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import type { SnapshotFrom } from 'xstate';
import { inspectOptions } from '../../machines/inspectOptions';
import type { RegistrationInput, registrationMachine } from '../../machines/registration';
import { paths } from '../../paths';
import { useAppDispatch } from '../../store/hooks';
import { registrationErrorText } from '../../text/registration';
import { toast } from '../../ui/toast';
import { useSavedDraft } from '../shared/useSavedDraft';
import { createRegistrationMachine } from './registration.actors';

export const registrationDraft = {
  key: 'kedai:registration',
  schema: v.object({
    email: v.string(),
    name: v.string(),
    resendAt: v.nullable(v.number()),
    isVerified: v.boolean(),
  }),
  maxAgeMs: 30 * 60_000,
};

function stepOf(snapshot: SnapshotFrom<typeof registrationMachine>): 'email' | 'code' | 'details' {
  if (snapshot.matches('enteringEmail') || snapshot.matches('sendingCode')) return 'email';
  if (snapshot.matches('enteringCode') || snapshot.matches('checkingCode')) return 'code';
  return 'details';
}

/** @param draft the draft from before a reload; undefined until it has been read */
export function useRegistration(draft: RegistrationInput | null | undefined) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [machine] = useState(() => createRegistrationMachine(dispatch));
  const [snapshot, , actor] = useMachine(machine, { input: draft ?? {}, ...inspectOptions });
  useSavedDraft(registrationDraft, actor, draft !== undefined);

  useEffect(() => {
    const subscriptions = [
      actor.on('toast', ({ kind, notice }) => toast[kind](registrationErrorText(notice))),
      actor.on('navigate', () => navigate(paths.home, { replace: true })),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, navigate]);

  const { name, email, problem } = snapshot.context;
  const isDone = snapshot.status === 'done';
  return {
    actor,
    step: stepOf(snapshot),
    busy: snapshot.hasTag('busy') || isDone,
    /** Whether this flow is signing in. It navigates to home by itself, so the page must not redirect. */
    isSigningIn: isDone || snapshot.matches('registering') || snapshot.matches('mergingCart'),
    name,
    email,
    problem,
  };
}
