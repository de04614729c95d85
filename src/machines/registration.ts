import type { Failure } from '@kedai/contract/calls/failure';
import { personNameSchema, somePasswordSchema } from '@kedai/contract/calls/user';
import { cleanText } from '@kedai/contract/rules/text';
import { is, safeParse } from 'valibot';
import { assertEvent, assign, emit, setup } from 'xstate';
import { actorPlaceholder } from './actorPlaceholder';
import {
  failedDuring,
  type MailedCodeContext,
  type MailedCodeEvent,
  type MailedCodeTag,
  mailedCodeActors,
  mailedCodeGuards,
  mailedCodeStates,
} from './mailedCode';
import { errorToast, type ToastEvent } from './outcome';
import { readyOrRejected } from './readyOrRejected';

/** Why the flow cannot continue. The texts are in `src/text/account/registration`. */
export type RegistrationProblem =
  | { readonly about: 'email' | 'code' }
  /** The validation messages of the two fields, from the contract; null for a valid field. */
  | { readonly about: 'details'; readonly name: string | null; readonly password: string | null }
  | FailedCall;

interface FailedCall {
  readonly about: 'sending' | 'checking' | 'registering';
  readonly failure: Failure;
}

export interface RegistrationContext extends MailedCodeContext {
  readonly name: string;
  /** Whether the code for the e-mail was accepted. */
  readonly isVerified: boolean;
  /** For the states with the tag `rejected`. */
  readonly problem: RegistrationProblem | null;
}

export type RegistrationEvent =
  | MailedCodeEvent
  | { type: 'name.typed'; name: string }
  | { type: 'password.typed' }
  | { type: 'details.submitted'; password: string };

/** The draft from before a reload. It has no code and no password. */
export type RegistrationInput = Partial<Omit<RegistrationContext, 'problem'>>;

const issueOf = (result: ReturnType<typeof safeParse>) => result.issues?.[0]?.message ?? null;

const registrationSetup = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    emitted: {} as ToastEvent<FailedCall | { readonly about: 'merging' }>,
    input: {} as RegistrationInput,
    tags: {} as MailedCodeTag | 'details' | 'signingIn',
  },
  actors: {
    ...mailedCodeActors,
    register: actorPlaceholder<void, Record<'name' | 'email' | 'password', string>>('register'),
    /** Merges the guest cart and empties it; does nothing when there is none. */
    mergeGuestCart: actorPlaceholder<void, void>('mergeGuestCart'),
  },
  guards: {
    ...mailedCodeGuards,
    isVerified: ({ context }) => context.isVerified,
    areDetailsAccepted: ({ context }, password: string) =>
      is(personNameSchema, context.name) && is(somePasswordSchema, password),
    isEmailNoLongerVerified: (_, { failure }: FailedCall) => failure.code === 'email-not-verified',
  },
  actions: {
    setEmail: assign((_, email: string) => ({ email })),
    forgetCode: assign({ resendAt: null, isVerified: false }),
    /** Only the check needs the code. */
    setCode: (_, _code: string) => undefined,
    startCountdown: assign((_, resendAt: number) => ({ resendAt })),
    markVerified: assign({ isVerified: true }),
    setName: assign((_, name: string) => ({ name })),
    setProblem: assign((_, problem: RegistrationProblem) => ({ problem })),
    setDetailsProblem: assign(({ context }, password: string) => ({
      problem: {
        about: 'details' as const,
        name: issueOf(safeParse(personNameSchema, context.name)),
        password: issueOf(safeParse(somePasswordSchema, password)),
      },
    })),
    reportFailure: assign((_, problem: FailedCall) => ({ problem })),
    emitRefusalToast: emit((_, notice: FailedCall) => errorToast(notice)),
    emitMergeFailureToast: emit(errorToast({ about: 'merging' })),
  },
});

/** Registration (spec §2, §4, §8): e-mail, code, name and password, then the guest cart is merged. */
export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  description: 'A new customer: e-mail, code, name and password.',
  context: ({ input }) => ({
    email: '',
    name: '',
    resendAt: null,
    isVerified: false,
    ...input,
    problem: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'A draft from before a reload continues at its step.',
      always: [
        { guard: 'isVerified', target: 'enteringDetails' },
        { guard: 'isCodeSent', target: 'enteringCode' },
        { target: 'enteringEmail' },
      ],
    },
    ...mailedCodeStates('registration', 'enteringDetails'),
    enteringDetails: {
      description: 'Name and password; the e-mail is locked.',
      tags: 'details',
      entry: 'markVerified',
      on: {
        'name.typed': {
          target: '.ready',
          actions: { type: 'setName', params: ({ event }) => event.name },
        },
        'password.typed': '.ready',
        'details.submitted': [
          {
            guard: { type: 'areDetailsAccepted', params: ({ event }) => event.password },
            target: 'registering',
          },
          {
            target: '.rejected',
            actions: { type: 'setDetailsProblem', params: ({ event }) => event.password },
          },
        ],
        'email.correctionRequested': 'enteringEmail',
      },
      ...readyOrRejected(
        'The page asks for name and password.',
        'The page shows what is wrong with the name or the password.',
      ),
    },
    registering: {
      description: 'The account is being created.',
      tags: ['busy', 'details', 'signingIn'],
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context, event }) => {
          assertEvent(event, 'details.submitted');
          return {
            name: cleanText(context.name),
            email: cleanText(context.email),
            password: event.password,
          };
        },
        onDone: 'mergingCart',
        onError: [
          {
            guard: { type: 'isEmailNoLongerVerified', params: failedDuring('registering') },
            target: 'enteringEmail.rejected',
            actions: { type: 'reportFailure', params: failedDuring('registering') },
          },
          {
            target: 'enteringDetails',
            actions: { type: 'emitRefusalToast', params: failedDuring('registering') },
          },
        ],
      },
    },
    mergingCart: {
      description: 'The guest cart is being merged. If that fails, the account still exists.',
      tags: ['busy', 'details', 'signingIn'],
      invoke: {
        id: 'mergeGuestCart',
        src: 'mergeGuestCart',
        onDone: 'registered',
        onError: { target: 'registered', actions: 'emitMergeFailureToast' },
      },
    },
    registered: {
      description: 'Registered and signed in. The shopper goes home.',
      type: 'final',
      tags: ['busy', 'details', 'signingIn'],
    },
  },
});
