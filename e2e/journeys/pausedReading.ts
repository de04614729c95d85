import type { Page, Route } from '@playwright/test';

/** Pauses the requests of the text recognition, so that reading a picture lasts until `finish` is called. */
export function pauseReading(page: Page) {
  const pending: Route[] = [];
  let resume: ((route: Route) => Promise<void>) | null = null;
  return {
    start: () =>
      page.route('**/tesseract/**', async (route) => {
        if (resume) await resume(route);
        else pending.push(route);
      }),
    /** The uploaded picture decides which text is read. With null, reading fails. */
    finish: async (text: string | null) => {
      // A cancelled reading has aborted its requests.
      resume = (route) =>
        (text === null ? route.abort('connectionrefused') : route.continue()).catch(
          () => undefined,
        );
      for (const route of pending.splice(0)) await resume(route);
    },
  };
}
