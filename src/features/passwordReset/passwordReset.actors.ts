import { fromPromise } from 'xstate';
import { mailedCodeApi } from '../../api/mailedCodeApi';
import { passwordResetMachine } from '../../machines/passwordReset';
import { type AppDispatch, runEndpoint } from '../../state/thunk';
import { createMailedCodeActors } from '../shared/mailedCode.actors';

/** The machine with its effects: the three API calls and the countdown. */
export function createPasswordResetMachine(dispatch: AppDispatch) {
  const { sendResetOtp, verifyResetOtp, resetPassword } = mailedCodeApi.endpoints;
  return passwordResetMachine.provide({
    actors: {
      ...createMailedCodeActors(dispatch, sendResetOtp, verifyResetOtp),
      setPassword: fromPromise(
        async ({ input: { email, code, password, removePasskeys }, ...effect }) => {
          const request = {
            email,
            otp: code,
            newPassword: password,
            ...(removePasskeys && { removePasskeys }),
          };
          await runEndpoint(dispatch, resetPassword.initiate(request, { track: false }), effect);
        },
      ),
    },
  });
}
