import { givenFirstVisit } from '../../shopper/given';
import { serviceModal } from '../../shopper/service';
import { expect, story } from '../../support/story';

story('Redux DevTools find the store before the first choice', async ({ page }) => {
  await givenFirstVisit(page);
  // A minimal extension, which counts the stores.
  await page.addInitScript(() => {
    if (window.origin === 'null') return;
    localStorage.setItem('kedai:devtools', 'on');
    const stores: string[] = [];
    Object.assign(window, {
      stores,
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: ({ name }: { readonly name: string }) => {
        stores.push(name);
        return (...enhancers: readonly ((next: unknown) => unknown)[]) =>
          (createStore: unknown) =>
            enhancers.reduceRight((next, enhance) => enhance(next), createStore);
      },
    });
  });
  await page.goto('/');
  await expect(serviceModal(page)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => (window as { stores?: unknown }).stores))
    .toEqual(['Kedai']);
});
