/** What is said where a page's program does not arrive. It stands inside the HTML of every page. */
export const startText = {
  stuck:
    'This page cannot be used yet. Check your connection; if the shop was updated in the meantime, loading the page again helps.',
} as const;
