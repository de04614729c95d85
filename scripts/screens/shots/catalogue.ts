import type { Page } from '@playwright/test';
import type { Fixtures } from '../fixtures';
import { failing, mocked, pending, unreachable } from '../mockCalls';
import { alert, button, dialog, heading, press, shotsOf, waiting } from '../shot';

const cards = (page: Page) => page.getByRole('main').getByRole('link').filter({ hasText: /RM\d/ });
const search = (page: Page, text: string) =>
  dialog(page, 'Search').getByRole('searchbox').fill(text);
const searching = (text: string) => async (page: Page) => {
  await button(page, 'Search').click();
  await search(page, text);
};
const home = { path: '/' };
const collection = { path: '/collection' };
const product = { path: ({ choosable }: Fixtures) => `/product/${choosable.id}` };
const chooseFirst = (page: Page) =>
  page
    .getByRole('group', { name: /Select/ })
    .getByRole('radio')
    .first()
    .check({ force: true });

const homeShots = shotsOf(home, {
  'home-ready': { visible: (page) => heading(page, 'Best sellers') },
  'home-loading': {
    before: async (page) => {
      await pending('product/list')(page);
      await pending('custom/getSliderImages')(page);
    },
    visible: waiting,
  },
  'home-failed': { before: failing('product/list'), visible: alert },
  'home-no-banners': {
    before: mocked('custom/getSliderImages', { success: true, sliderImages: [] }),
    visible: 'No slider images available',
  },
  'home-no-products': {
    before: mocked('product/list', { success: true, products: [] }),
    visible: 'There are no products here',
  },
  'home-subscribed': {
    act: async (page) => {
      await cards(page).first().waitFor();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.getByLabel('E-mail address').fill('aisyah@shopper.example');
      await button(page, 'Subscribe').click();
    },
    visible: 'Our newsletter has not started yet',
  },
});

const collectionShots = shotsOf(collection, {
  'collection-ready': { visible: cards },
  'collection-loading': {
    before: pending('product/fetchProducts'),
    visible: waiting,
  },
  'collection-still-loading': {
    before: pending('product/fetchProducts'),
    visible: 'Still loading.',
  },
  'collection-failed': {
    before: unreachable('product/fetchProducts'),
    visible: alert,
  },
  'collection-filtered': {
    act: async (page) => {
      await cards(page).first().waitFor();
      const opener = button(page, 'Filters');
      if (await opener.isVisible()) await opener.click();
      await page.getByRole('group', { name: 'Category' }).locator('label').first().click();
      await page.getByRole('group', { name: 'Type' }).locator('label').first().click();
    },
    visible: cards,
  },
  'collection-empty': {
    before: mocked('product/list', { success: true, products: [] }),
    act: async (page) => {
      const opener = button(page, 'Filters');
      await page.getByLabel('Sort by').waitFor();
      if (await opener.isVisible()) await opener.click();
      await page.getByRole('group', { name: 'Category' }).locator('label').first().click();
    },
    visible: (page) => heading(page, 'Nothing matches these filters'),
  },
  'collection-all': {
    act: async (page) => {
      const more = button(page, 'Load More');
      await more.waitFor();
      for (let click = 0; click < 12 && (await more.isVisible()); click += 1) {
        await more.click();
        await page.waitForTimeout(400);
      }
    },
    visible: cards,
  },
});

const productShots = shotsOf(product, {
  'product-ready': { visible: (page) => heading(page, 'Related Products') },
  'product-plain': {
    path: ({ plain }) => `/product/${plain.id}`,
    visible: (page) => button(page, 'ADD TO CART'),
  },
  'product-loading': { before: pending('product/list'), visible: waiting },
  'product-failed': { before: failing('product/**'), visible: alert },
  'product-nothing-chosen': {
    act: press('ADD TO CART'),
    visible: (page) => page.getByRole('group', { name: /Select/ }),
  },
  'product-added': {
    window: true,
    act: async (page) => {
      await chooseFirst(page);
      await button(page, 'ADD TO CART').click();
    },
    visible: (page) => dialog(page, 'Added to Bag'),
  },
  'product-not-found': {
    path: '/product/nothing-of-that-name',
    visible: (page) => heading(page, 'Product not found'),
  },
});

const overCollection = { path: '/collection', window: true } as const;

const searchShots = shotsOf(overCollection, {
  'search-empty': {
    act: press('Search'),
    visible: (page) => dialog(page, 'Search').getByRole('listitem'),
  },
  'search-searching': {
    before: pending('product/fetchProducts'),
    act: searching('lin'),
    visible: (page) => dialog(page, 'Search').locator('[aria-busy=true]'),
  },
  'search-results': {
    act: async (page, { choosable }) => searching(choosable.name.slice(0, 4))(page),
    visible: (page) => dialog(page, 'Search').getByRole('link'),
  },
  'search-none': { act: searching('zzzz'), visible: 'No results found' },
  'search-failed': {
    before: unreachable('product/fetchProducts'),
    act: searching('linen'),
    visible: (page) => dialog(page, 'Search').getByRole('alert'),
  },
});

export const catalogueShots = [...homeShots, ...collectionShots, ...productShots, ...searchShots];
