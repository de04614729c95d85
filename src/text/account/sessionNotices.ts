/** Why typed data was removed. The header shows it, and the service selection where it covers the header. */
export const sessionNotices = {
  otherCustomer: 'You are now signed in as another customer. What was typed before was cleared.',
  ended: 'Your session has ended. Anything you had typed was removed from this device.',
  loggedOut: 'You have logged out. Anything you had typed was removed from this device.',
} as const;
