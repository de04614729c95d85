/** Why what was typed is gone. The header says it, and the service selection where that covers the header. */
export const sessionNotices = {
  otherCustomer: 'You are now signed in as another customer. What was typed before was cleared.',
  ended: 'Your session has ended. Anything you had typed was removed from this device.',
  loggedOut: 'You have logged out. Anything you had typed was removed from this device.',
} as const;
