import { expect, type Page } from '@playwright/test';

/** All that a next customer could look into, as one text. */
const everyStore = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept: unknown[] = [document.cookie, { ...localStorage }, { ...sessionStorage }];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        kept.push(request.url, await (await cache.match(request))?.text());
      }
    }
    for (const { name = '' } of await indexedDB.databases()) kept.push(name);
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    kept.push(
      fields.map(({ value }) => value),
      document.body.textContent,
    );
    return JSON.stringify(kept);
  });

/** No storage of the browser and nothing on the page holds any of these texts. */
export async function expectNothingOf(page: Page, marks: readonly string[]): Promise<void> {
  const stored = await everyStore(page);
  for (const mark of marks) expect(stored).not.toContain(mark);
}
