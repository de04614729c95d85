import type { Page } from '@playwright/test';

/** The text of all scripts and styles that the page has loaded so far. */
export async function loadedCode(page: Page): Promise<string> {
  const urls = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.(js|css)$/.test(new URL(name).pathname)),
  );
  const responses = await Promise.all(urls.map((url) => page.request.get(url)));
  return (await Promise.all(responses.map((response) => response.text()))).join('\n');
}
