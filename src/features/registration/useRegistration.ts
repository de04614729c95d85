import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { watched } from '../../machines/inspection';
import type { registrationMachine } from '../../machines/registration';
import { keepForResume, type Resumed } from '../../machines/resume';
import { paths } from '../../paths';
import { useAppDispatch, useClientStorage } from '../../store/hooks';
import { registrationTrouble } from '../../text/registration';
import { toast } from '../../ui/toast';
import { liveRegistration } from './registration.actors';
import { registrationPlan } from './registration.resume';

const now = () => Date.now();

/** A phase as the screen shows it (spec §2). */
export type RegistrationStep = 'email' | 'code' | 'details';

function stepOf(snapshot: SnapshotFrom<typeof registrationMachine>): RegistrationStep {
  if (snapshot.matches('askingEmail') || snapshot.matches('sendingCode')) return 'email';
  if (snapshot.matches('askingCode') || snapshot.matches('checkingCode')) return 'code';
  return 'details';
}

const typedBefore = (resumed: Resumed) => {
  const { email, name } = resumed.kind === 'draft' ? resumed.context : {};
  return {
    ...(typeof email === 'string' ? { email } : {}),
    ...(typeof name === 'string' ? { name } : {}),
  };
};

/**
 * The registration as its screens see it.
 * @param resumed what a reload left
 * @param isKept whether it may be written down yet: not before what was left has been read
 */
export function useRegistration(resumed: Resumed, isKept: boolean) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { tab } = useClientStorage();
  const [machine] = useState(() => liveRegistration({ dispatch, now }));
  const actor = useActorRef(machine, {
    input: typedBefore(resumed),
    ...watched,
    ...(resumed.kind === 'snapshot' ? { snapshot: resumed.snapshot } : {}),
  });
  const snapshot = useSelector(actor, (current) => current);

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
    if (!isKept) return;
    return keepForResume(actor, machine, registrationPlan, { storage: tab, now });
  }, [actor, machine, isKept, tab]);

  const { context } = snapshot;
  const { problem } = context;
  const details = problem?.about === 'details' ? problem : null;
  const said =
    problem === null || problem.about === 'details' ? undefined : registrationTrouble(problem);
  const isAbout = (...about: readonly string[]) =>
    problem !== null && about.includes(problem.about) ? said : undefined;
  const isWelcome =
    snapshot.status === 'done' ||
    snapshot.matches('registering') ||
    snapshot.matches('mergingCart');

  return {
    step: stepOf(snapshot),
    busy: snapshot.hasTag('busy') || snapshot.status === 'done',
    /** The account is being made: signing in is this flow's own doing, and it leads home by itself. */
    isWelcome,
    email: context.email,
    name: context.name,
    resendAt: context.resendAt,
    mayResend: snapshot.hasTag('mayResend'),
    isResending: snapshot.hasTag('sendingAgain'),
    errors: {
      email: isAbout('email'),
      code: isAbout('code', 'checking'),
      name: details?.name ?? undefined,
      password: details?.password ?? undefined,
      /** Beside no field: the code could not be sent, or the e-mail is no longer verified. */
      form: isAbout('sending', 'registering'),
    },
    typeEmail: (email: string) => actor.send({ type: 'email.typed', email }),
    submitEmail: (altcha?: string) => actor.send({ type: 'email.submitted', ...proof(altcha) }),
    correctEmail: () => actor.send({ type: 'email.correctionRequested' }),
    typeCode: () => actor.send({ type: 'code.typed' }),
    submitCode: (code: string) => actor.send({ type: 'code.submitted', code }),
    resendCode: (altcha?: string) => actor.send({ type: 'code.resendRequested', ...proof(altcha) }),
    typeName: (name: string) => actor.send({ type: 'name.typed', name }),
    typePassword: () => actor.send({ type: 'password.typed' }),
    submitDetails: (password: string) => actor.send({ type: 'details.submitted', password }),
  };
}

const proof = (altcha: string | undefined) => (altcha === undefined ? {} : { altcha });

export type RegistrationFlow = ReturnType<typeof useRegistration>;
