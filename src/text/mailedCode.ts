/** Texts of the step that checks a mailed code. */
export const mailedCodeText = {
  label: '6-digit code',
  submit: 'Verify',
  sentTo: 'Sent to',
  changeEmail: 'Use another email',
  resend: 'Send the code again',
  resending: 'Sending another code',
  resendIn: (seconds: number) => `Send the code again in ${seconds} s`,
  resent: 'We have sent another code. Earlier codes no longer work.',
} as const;
