export const remainingPasskeysText = {
  label: 'Passkeys',
  remain: 'A new password signs out every device. These passkeys still sign in:',
  unknown: 'Unknown device',
  /** @param day such as `Sat, 21 Nov` */
  added: (name: string, day: string) => `${name}, added ${day}`,
  remove: 'Remove these passkeys too, because I do not know them or have lost a device',
} as const;
