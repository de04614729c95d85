import { serverNow } from '@kedai/contract/protocol/serverClock';
import { CODE_RESEND_AFTER_MS } from '@kedai/contract/rules/limits';
import { toast } from '@kedai/ui/overlay/toast';
import { fromPromise } from 'xstate';
import type { mailedCodeApi } from '../../api/mailedCodeApi';
import type { CodeAttempt, CodeRequest, CodeSent, CodeVerified } from '../../machines/mailedCode';
import { type AppDispatch, runEndpoint } from '../../state/thunk';
import { sleepUntil } from './sleepUntil';

type Endpoints = typeof mailedCodeApi.endpoints;

const UNTRACKED = { track: false } as const;

/** The effects of `mailedCodeStates`. A success dismisses the toasts of earlier failures. */
export const createMailedCodeActors = (
  dispatch: AppDispatch,
  send: Endpoints['sendRegisterOtp' | 'sendResetOtp'],
  verify: Endpoints['verifyRegisterOtp' | 'verifyResetOtp'],
) => ({
  sendCode: fromPromise<CodeSent, CodeRequest>(async ({ input, ...effect }) => {
    await runEndpoint(dispatch, send.initiate(input, UNTRACKED), effect);
    toast.dismissErrors();
    return { sentAt: serverNow() };
  }),
  verifyCode: fromPromise<CodeVerified, CodeAttempt>(
    async ({ input: { email, code }, ...effect }) => {
      const attempt = { email, otp: code };
      const verified: { readonly success: true } & CodeVerified = await runEndpoint(
        dispatch,
        verify.initiate(attempt, UNTRACKED),
        effect,
      );
      toast.dismissErrors();
      return { passkeys: verified.passkeys };
    },
  ),
  waitUntil: fromPromise<void, { readonly at: number }>(({ input, signal }) =>
    sleepUntil(input.at, CODE_RESEND_AFTER_MS, signal),
  ),
});
