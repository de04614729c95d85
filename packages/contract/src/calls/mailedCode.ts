import * as v from 'valibot';
import { emailSchema } from '../rules/email';
import { CODE_LENGTH } from '../rules/limits';
import { addition, emptyResponse, nullAsAbsent, successResponse } from '../rules/schemas';
import { cleanedText, storableText, toAsciiDigits } from '../rules/text';
import * as codeFields from '../text/fields/code';
import { type FactsOf, post } from './call';
import { newPasswordSchema } from './user';

/** A one-time code (spec §9), possibly in digits of another script. */
export const codeSchema = v.pipe(
  cleanedText(codeFields.wrongCode),
  v.transform(toAsciiDigits),
  v.regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), codeFields.wrongCode),
);

/** The path of the challenge of the human check; 204 if the check is off. Not part of spec §7. */
export const HUMAN_CHECK_PATH = '/api/user/humanCheck';

/**
 * Set by a shop that requires the human check. Without it the storefront requests no challenge, because the server may only
 * know the calls of spec §7.
 */
export const HUMAN_CHECK_COOKIE = 'kedai_human_check';

const sendCode = {
  audience: 'visitor',
  request: v.object({
    email: emailSchema,
    /** The payload of the human check. Optional, because other servers have no check. */
    altcha: addition(v.optional(storableText)),
  }),
  response: emptyResponse,
} as const;

const verifyCode = {
  audience: 'visitor',
  request: v.object({ email: emailSchema, otp: codeSchema }),
  response: emptyResponse,
} as const;

/** A passkey as the owner of the mailbox sees it: how many there are, and which device added each. */
export interface RemainingPasskey {
  /** Such as `Chrome on Android`; absent if unknown. */
  readonly name?: string | undefined;
  /** epoch ms */
  readonly createdAt: number;
}

/** The passkeys that sign in beside the new password; absent if there are none. */
const remainingPasskeys = {
  passkeys: addition(
    nullAsAbsent(v.array(v.object({ name: nullAsAbsent(v.string()), createdAt: v.number() }))),
  ),
} as const;

/** The calls of the user area about a mailed code. Only the pages with its form load them. */
export const mailedCodeCalls = {
  sendRegisterOtp: post('/api/user/sendRegisterOtp', sendCode),
  verifyRegisterOtp: post('/api/user/verifyRegisterOtp', verifyCode),
  sendResetOtp: post('/api/user/send-reset-otp', sendCode),
  verifyResetOtp: post('/api/user/verify-reset-otp', {
    ...verifyCode,
    response: successResponse({ ...remainingPasskeys }),
  }),
  resetPassword: post('/api/user/reset-password', {
    audience: 'visitor',
    request: v.object({
      email: emailSchema,
      otp: codeSchema,
      newPassword: newPasswordSchema,
      /** Whether the passkeys of the account are removed too. */
      removePasskeys: addition(v.optional(v.boolean())),
    }),
    response: successResponse({ ...remainingPasskeys }),
  }),
} as const;

const sendsCode = { limited: true, refusals: { 400: ['captcha-check-failed'] } } as const;
const checksCode = {
  refusals: { 400: ['invalid-otp', 'spent-otp', 'earlier-code'] },
} as const;

export const mailedCodeFacts: FactsOf<typeof mailedCodeCalls> = {
  sendRegisterOtp: sendsCode,
  verifyRegisterOtp: checksCode,
  sendResetOtp: sendsCode,
  verifyResetOtp: checksCode,
  resetPassword: checksCode,
};
