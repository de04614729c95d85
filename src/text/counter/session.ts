export const sessionText = {
  signIn: {
    title: 'Counter',
    intro: 'Your passkey on this device opens the counter.',
    ended: 'Please sign in again',
    endedIntro:
      'Your session has ended. Touch your passkey to go on: nothing that you typed is lost.',
    submit: 'Sign in with your passkey',
    oldKey:
      'This address is from an earlier start of the shop. Use the one that the shop printed at its last start.',
    cancelled: 'No passkey was used. Try again.',
    failed:
      'The passkey could not be used in this browser. Ask the owner of the shop for a new invitation.',
    newDevice: 'New device, or a lost one? Ask the owner of the shop for an invitation.',
    unsupported:
      'This browser has no passkeys here. Use a newer one, and open the counter by its https address.',
  },
  invitation: {
    title: (name: string) => `Welcome, ${name}`,
    intro:
      'Make a passkey on this device: from then on your finger, face or screen lock opens the counter. There is no password.',
    replaces: 'It replaces earlier passkeys of yours.',
    submit: 'Make a passkey',
    loading: 'Checking the invitation',
    failed: 'This invitation cannot be used',
    incomplete: 'The link is not complete. Open it again from the mail.',
    toSignIn: 'Go to the sign-in',
    cancelled: 'No passkey was made. Try again when you are ready.',
    existing: 'This device has your passkey already. Go to the sign-in.',
    notMade: 'This device could not make a passkey. Try again, or use another device.',
  },
  signOut: 'Sign out',
  checking: 'Opening the counter',
  uncheckedTitle: 'The counter could not be opened',
} as const;
