import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { registrationMachine } from '../../machines/registration';
import { registrationErrorText } from '../../text/registration';

/** The state and actions of the form in the current phase. */
export function useRegistrationForm(actor: ActorRefFrom<typeof registrationMachine>) {
  const snapshot = useSelector(actor, (current) => current);
  const { context } = snapshot;
  const { problem } = context;
  const details = problem?.about === 'details' ? problem : null;
  const message =
    problem === null || problem.about === 'details' ? undefined : registrationErrorText(problem);
  const messageAbout = (...about: readonly string[]) =>
    problem !== null && about.includes(problem.about) ? message : undefined;

  return {
    busy: snapshot.hasTag('busy') || snapshot.status === 'done',
    email: context.email,
    name: context.name,
    resendAt: context.resendAt,
    mayResend: snapshot.hasTag('mayResend'),
    isResending: snapshot.hasTag('sendingAgain'),
    errors: {
      email: messageAbout('email'),
      code: messageAbout('code', 'checking'),
      name: details?.name ?? undefined,
      password: details?.password ?? undefined,
      /** Not tied to a field: the code could not be sent, or the e-mail is no longer verified. */
      form: messageAbout('sending', 'registering'),
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
