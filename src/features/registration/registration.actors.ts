import { fromPromise } from 'xstate';
import { userApi } from '../../api/userApi';
import { CODE_RESEND_AFTER_MS } from '../../contract/limits';
import { registrationMachine } from '../../machines/registration';
import type { CodeRequest, CodeSent } from '../../machines/registration.setup';
import { flushPendingWrites } from '../../store/cart';
import { completeSignIn } from '../../store/completeSignIn';
import type { AppDispatch } from '../../store/createStore';
import { runEndpoint } from '../../store/runEndpoint';
import { sleepUntil } from '../../store/sleepUntil';
import { sessionText } from '../../text/session';
import { toast } from '../../ui/toast';

/** The dependencies of the flow. */
export interface RegistrationPorts {
  readonly dispatch: AppDispatch;
  /** Epoch ms. */
  readonly now: () => number;
}

const UNTRACKED = { track: false } as const;

/** The machine with its effects: the API calls, the merge of the guest cart, and the countdown. */
export function createRegistrationMachine({ dispatch, now }: RegistrationPorts) {
  const { sendRegisterOtp, verifyRegisterOtp, register } = userApi.endpoints;
  return registrationMachine.provide({
    actors: {
      sendCode: fromPromise<CodeSent, CodeRequest>(async ({ input, signal }) => {
        await runEndpoint(
          () => dispatch(sendRegisterOtp.initiate({ ...input }, UNTRACKED)),
          signal,
        );
        return { sentAt: now() };
      }),
      verifyCode: fromPromise<void, { readonly email: string; readonly code: string }>(
        async ({ input: { email, code }, signal }) => {
          await runEndpoint(
            () => dispatch(verifyRegisterOtp.initiate({ email, otp: code }, UNTRACKED)),
            signal,
          );
        },
      ),
      register: fromPromise<
        void,
        { readonly name: string; readonly email: string; readonly password: string }
      >(async ({ input, signal }) => {
        // Pending changes belong to the guest cart.
        await dispatch(flushPendingWrites());
        await runEndpoint(() => dispatch(register.initiate({ ...input }, UNTRACKED)), signal);
        toast.dismissErrors();
      }),
      mergeGuestCart: fromPromise<void, void>(async () => {
        const { isPersisted, mergeFailure } = await dispatch(completeSignIn());
        if (!isPersisted) toast.error(sessionText.signUp.notKept);
        if (mergeFailure !== null) throw mergeFailure;
      }),
      waitUntil: fromPromise<void, { readonly at: number }>(({ input, signal }) =>
        sleepUntil({ until: input.at, maxMs: CODE_RESEND_AFTER_MS, now }, signal),
      ),
    },
  });
}
