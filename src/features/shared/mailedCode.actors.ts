import { fromPromise } from 'xstate';
import { CODE_RESEND_AFTER_MS } from '../../contract/limits';
import type { CodeAttempt, CodeRequest, CodeSent } from '../../machines/mailedCode';
import { serverNow } from '../../serverClock';
import { runEndpoint } from '../../store/runEndpoint';
import { sleepUntil } from '../../store/sleepUntil';
import { toast } from '../../ui/toast';

type StartCall<Request> = (request: Request) => Parameters<typeof runEndpoint>[0];

/** The effects of `mailedCodeStates`. A success dismisses the toasts of earlier failures. */
export const createMailedCodeActors = (
  send: StartCall<CodeRequest>,
  verify: StartCall<{ email: string; otp: string }>,
) => ({
  sendCode: fromPromise<CodeSent, CodeRequest>(async ({ input, signal }) => {
    await runEndpoint(send(input), signal);
    toast.dismissErrors();
    return { sentAt: serverNow() };
  }),
  verifyCode: fromPromise<void, CodeAttempt>(async ({ input: { email, code }, signal }) => {
    await runEndpoint(verify({ email, otp: code }), signal);
    toast.dismissErrors();
  }),
  waitUntil: fromPromise<void, { readonly at: number }>(({ input, signal }) =>
    sleepUntil({ until: input.at, maxMs: CODE_RESEND_AFTER_MS, now: serverNow }, signal),
  ),
});
