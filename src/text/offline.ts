/** What a browser shows in place of a page that it never had, while there is no connection. */
export const offlineText = {
  title: 'You are offline',
  text: 'This page was not opened on this device before, so it cannot be shown without a connection. Pages that you have seen still open.',
  retry: 'Try again',
} as const;
