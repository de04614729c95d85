/** Texts of the fallback for an uncached page while the shop cannot be reached. */
export const offlineText = {
  title: 'The shop cannot be reached',
  text: 'This page was not opened on this device before, so it cannot be shown without a connection to the shop. Pages that you have seen still open.',
  retry: 'Try again',
} as const;
