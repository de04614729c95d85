import type { Page } from '@playwright/test';
import { failing, mocked, pending, unreachable } from '../mockCalls';
import { alert, button, dialog, heading, press, type Shot, waiting } from '../shot';

const cards = (page: Page) => page.getByRole('main').getByRole('link').filter({ hasText: /RM\d/ });
const search = (page: Page, text: string) =>
  dialog(page, 'Search').getByRole('searchbox').fill(text);
const searching = (text: string) => async (page: Page) => {
  await button(page, 'Search').click();
  await search(page, text);
};
const product = ({ choosable }: { choosable: { id: string } }) => `/product/${choosable.id}`;
const chooseFirst = (page: Page) =>
  page
    .getByRole('group', { name: /Select/ })
    .getByRole('radio')
    .first()
    .check({ force: true });

const homeShots: readonly Shot[] = [
  { name: 'home-ready', path: '/', visible: (page) => heading(page, 'Best sellers') },
  {
    name: 'home-loading',
    path: '/',
    before: async (page) => {
      await pending('product/list')(page);
      await pending('custom/getSliderImages')(page);
    },
    visible: waiting,
  },
  {
    name: 'home-failed',
    path: '/',
    before: failing('product/list'),
    visible: alert,
  },
  {
    name: 'home-no-banners',
    path: '/',
    before: mocked('custom/getSliderImages', { success: true, sliderImages: [] }),
    visible: (page) => page.getByText('No slider images available'),
  },
  {
    name: 'home-no-products',
    path: '/',
    before: mocked('product/list', { success: true, products: [] }),
    visible: (page) => page.getByText('There are no products here').first(),
  },
  {
    name: 'home-subscribed',
    path: '/',
    act: async (page) => {
      await cards(page).first().waitFor();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.getByLabel('E-mail address').fill('aisyah@shopper.example');
      await button(page, 'Subscribe').click();
    },
    visible: (page) => page.getByText('Our newsletter has not started yet'),
  },
];

const collectionShots: readonly Shot[] = [
  { name: 'collection-ready', path: '/collection', visible: cards },
  {
    name: 'collection-loading',
    path: '/collection',
    before: pending('product/fetchProducts'),
    visible: waiting,
  },
  {
    name: 'collection-still-loading',
    path: '/collection',
    before: pending('product/fetchProducts'),
    visible: (page) => page.getByText('Still loading.'),
  },
  {
    name: 'collection-failed',
    path: '/collection',
    before: unreachable('product/fetchProducts'),
    visible: alert,
  },
  {
    name: 'collection-filtered',
    path: '/collection',
    act: async (page) => {
      await cards(page).first().waitFor();
      const opener = button(page, 'Filters');
      if (await opener.isVisible()) await opener.click();
      await page.getByRole('group', { name: 'Category' }).locator('label').first().click();
      await page.getByRole('group', { name: 'Type' }).locator('label').first().click();
    },
    visible: cards,
  },
  {
    name: 'collection-empty',
    path: '/collection',
    before: mocked('product/list', { success: true, products: [] }),
    act: async (page) => {
      const opener = button(page, 'Filters');
      await page.getByLabel('Sort by').waitFor();
      if (await opener.isVisible()) await opener.click();
      await page.getByRole('group', { name: 'Category' }).locator('label').first().click();
    },
    visible: (page) => heading(page, 'Nothing matches these filters'),
  },
  {
    name: 'collection-all',
    path: '/collection',
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
];

const productShots: readonly Shot[] = [
  { name: 'product-ready', path: product, visible: (page) => heading(page, 'Related Products') },
  {
    name: 'product-plain',
    path: ({ plain }) => `/product/${plain.id}`,
    visible: (page) => button(page, 'ADD TO CART'),
  },
  {
    name: 'product-loading',
    path: product,
    before: pending('product/list'),
    visible: waiting,
  },
  { name: 'product-failed', path: product, before: failing('product/**'), visible: alert },
  {
    name: 'product-nothing-chosen',
    path: product,
    act: press('ADD TO CART'),
    visible: (page) => page.getByRole('group', { name: /Select/ }),
  },
  {
    name: 'product-added',
    path: product,
    window: true,
    act: async (page) => {
      await chooseFirst(page);
      await button(page, 'ADD TO CART').click();
    },
    visible: (page) => dialog(page, 'Added to Bag'),
  },
  {
    name: 'product-not-found',
    path: '/product/nothing-of-that-name',
    visible: (page) => heading(page, 'Product not found'),
  },
];

const overCollection = { path: '/collection', window: true } as const;

const searchShots: readonly Shot[] = [
  {
    ...overCollection,
    name: 'search-empty',
    act: press('Search'),
    visible: (page) => dialog(page, 'Search').getByRole('listitem'),
  },
  {
    ...overCollection,
    name: 'search-searching',
    before: pending('product/fetchProducts'),
    act: searching('lin'),
    visible: (page) => dialog(page, 'Search').locator('[aria-busy=true]'),
  },
  {
    ...overCollection,
    name: 'search-results',
    act: async (page, { choosable }) => searching(choosable.name.slice(0, 4))(page),
    visible: (page) => dialog(page, 'Search').getByRole('link'),
  },
  {
    ...overCollection,
    name: 'search-none',
    act: searching('zzzz'),
    visible: (page) => page.getByText('No results found'),
  },
  {
    ...overCollection,
    name: 'search-failed',
    before: unreachable('product/fetchProducts'),
    act: searching('linen'),
    visible: (page) => dialog(page, 'Search').getByRole('alert'),
  },
];

export const catalogueShots = [...homeShots, ...collectionShots, ...productShots, ...searchShots];
