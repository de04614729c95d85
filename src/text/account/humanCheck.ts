/** Texts of the human check, by the keys of its widget. */
export const humanCheckText = {
  ariaLinkLabel: 'About the human check',
  enterCode: 'Enter code',
  enterCodeAria: 'Enter the code that you hear. Press Space to play the audio.',
  error: 'The check failed. Try again.',
  expired: 'The check has expired. Try again.',
  footer: '',
  getAudioChallenge: 'Get an audio challenge',
  label: "I'm not a robot",
  loading: 'Loading the check',
  reload: 'Reload',
  verify: 'Verify',
  verificationRequired: 'Please confirm that you are not a robot.',
  verified: 'You are not a robot',
  verifying: 'Checking that you are not a robot',
  waitAlert: 'Checking, please wait.',
} as const;
