/** Texts in the HTML of every page, for when the program cannot be loaded. */
export const startText = {
  stuck:
    'This page cannot be used yet. Check your connection. If the shop was just updated, reload the page.',
} as const;
