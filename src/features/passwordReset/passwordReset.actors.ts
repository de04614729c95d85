import { fromPromise } from 'xstate';
import { userApi } from '../../api/userApi';
import { CODE_RESEND_AFTER_MS } from '../../contract/limits';
import { passwordResetMachine } from '../../machines/passwordReset';
import type { ResetCodeRequest } from '../../machines/passwordReset.setup';
import type { AppDispatch } from '../../store/createStore';
import { runEndpoint } from '../../store/runEndpoint';
import { sleepUntil } from '../../store/sleepUntil';
import { toast } from '../../ui/toast';

/** The dependencies of the flow. */
export interface PasswordResetPorts {
  readonly dispatch: AppDispatch;
  /** Epoch ms. */
  readonly now: () => number;
}

const UNTRACKED = { track: false } as const;

/** The machine with its effects: the three API calls and the countdown. */
export function createPasswordResetMachine({ dispatch, now }: PasswordResetPorts) {
  const { sendResetOtp, verifyResetOtp, resetPassword } = userApi.endpoints;
  return passwordResetMachine.provide({
    actors: {
      sendCode: fromPromise<{ readonly sentAt: number }, ResetCodeRequest>(
        async ({ input, signal }) => {
          await runEndpoint(() => dispatch(sendResetOtp.initiate({ ...input }, UNTRACKED)), signal);
          toast.dismissErrors();
          return { sentAt: now() };
        },
      ),
      verifyCode: fromPromise<void, { readonly email: string; readonly code: string }>(
        async ({ input: { email, code }, signal }) => {
          const startCall = () =>
            dispatch(verifyResetOtp.initiate({ email, otp: code }, UNTRACKED));
          await runEndpoint(startCall, signal);
          toast.dismissErrors();
        },
      ),
      setPassword: fromPromise<
        void,
        { readonly email: string; readonly code: string; readonly password: string }
      >(async ({ input: { email, code, password }, signal }) => {
        const startCall = () =>
          dispatch(resetPassword.initiate({ email, otp: code, newPassword: password }, UNTRACKED));
        await runEndpoint(startCall, signal);
      }),
      waitUntil: fromPromise<void, { readonly at: number }>(({ input, signal }) =>
        sleepUntil({ until: input.at, maxMs: CODE_RESEND_AFTER_MS, now }, signal),
      ),
    },
  });
}
