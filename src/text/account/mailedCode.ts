import { CODE_LENGTH } from '@kedai/contract/rules/limits';

/** Texts of the two steps of a mailed code: the e-mail and the code. */
export const mailedCodeText = {
  email: 'Email',
  emailPlaceholder: 'you@example.com',
  sendCode: 'Send Code',
  code: `${CODE_LENGTH}-digit code`,
  verify: 'Verify',
  sentTo: 'Sent to',
  changeEmail: 'Use another email',
  resend: 'Send the code again',
  resending: 'Sending another code',
  resendIn: (seconds: number) => `Send the code again in ${seconds} s`,
  resent: 'We have sent another code. Earlier codes no longer work.',
} as const;
