import type { Page, Route } from '@playwright/test';

/** Holds back what reading a picture needs, so that it lasts until it is told to end. */
export function holdReading(page: Page) {
  const held: Route[] = [];
  let goOn: ((route: Route) => Promise<void>) | null = null;
  return {
    start: () =>
      page.route('**/tesseract/**', async (route) => {
        if (goOn) await goOn(route);
        else held.push(route);
      }),
    /** The picture that was handed in says what is read; null when reading is to fail. */
    end: async (text: string | null) => {
      // Who gave up waiting has taken the request back.
      goOn = (route) =>
        (text === null ? route.abort('connectionrefused') : route.continue()).catch(
          () => undefined,
        );
      for (const route of held.splice(0)) await goOn(route);
    },
  };
}
