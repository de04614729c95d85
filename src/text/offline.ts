/** Texts of the fallback for an uncached page while the shop cannot be reached. */
export const offlineText = {
  title: 'The shop cannot be reached',
  text: 'You have not opened this page on this device before, so it is not available offline. Pages that you have visited still open.',
  retry: 'Try again',
} as const;
