import { expect, type Page } from '@playwright/test';

/** All data in the browser that the next customer could read, as one text. */
const readStoredData = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const data: unknown[] = [document.cookie, { ...localStorage }, { ...sessionStorage }];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        data.push(request.url, await (await cache.match(request))?.text());
      }
    }
    for (const { name = '' } of await indexedDB.databases()) data.push(name);
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    data.push(
      fields.map(({ value }) => value),
      document.body.textContent,
    );
    return JSON.stringify(data);
  });

/** Expects none of these texts in the browser's storage or on the page. */
export async function expectNoTraceOf(page: Page, texts: readonly string[]): Promise<void> {
  const stored = await readStoredData(page);
  for (const text of texts) expect(stored).not.toContain(text);
}
