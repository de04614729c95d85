import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { registrationMachine } from '../../machines/registration';
import { registrationTrouble } from '../../text/registration';

/** The form of the phase that a registration is in: what it shows, and what the shopper can do. */
export function useRegistrationForm(actor: ActorRefFrom<typeof registrationMachine>) {
  const snapshot = useSelector(actor, (current) => current);
  const { context } = snapshot;
  const { problem } = context;
  const details = problem?.about === 'details' ? problem : null;
  const said =
    problem === null || problem.about === 'details' ? undefined : registrationTrouble(problem);
  const isAbout = (...about: readonly string[]) =>
    problem !== null && about.includes(problem.about) ? said : undefined;

  return {
    busy: snapshot.hasTag('busy') || snapshot.status === 'done',
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

export type RegistrationForm = ReturnType<typeof useRegistrationForm>;
