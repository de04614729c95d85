/** Texts in the HTML of every page, for when the program cannot be loaded. */
export const startText = {
  stuck:
    'This page cannot be used yet. Check your connection; if the shop was updated in the meantime, loading the page again helps.',
} as const;
