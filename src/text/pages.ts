import type { NewsItem } from '@kedai/contract/calls/news';
import { formatMoney } from '@kedai/contract/rules/money';
import type { Product } from '@kedai/contract/rules/product';
import { shop } from '../shop';
import { shopText } from '../shop/shopText';
import { commonText } from './common';
import { shortLine } from './shortLine';

const page = (title: string, description: string) => ({
  title: commonText.pageTitle(title),
  description,
});

/** A page that search engines do not list: it belongs to one shopper, or does not exist. */
const unlistedPage = (title: string, description: string) => ({
  ...page(title, description),
  noIndex: true,
});

/** A description as long as search engines and link previews show it. */
const shorten = (text: string): string => shortLine(text, 160, ' …');

/** Document titles and descriptions of all pages except home. */
export const pageText = {
  collection: page(
    shopText.collection.title,
    `${shopText.collection.text} Filter, sort and order from ${shop.name}.`,
  ),
  product: ({ name, price, description }: Pick<Product, 'name' | 'price' | 'description'>) =>
    page(name, shorten(`${formatMoney(price, shop.currency)}. ${description}`)),
  productLoading: page(
    'Loading product',
    `A product of ${shop.name}: pictures, price and choices.`,
  ),
  productsFailed: page(
    'The products could not be shown',
    `The products of ${shop.name} could not be loaded.`,
  ),
  news: page(
    'News & Events',
    `What is new at ${shop.name}: openings, workshops, new products and offers.`,
  ),
  newsItem: ({ title, description }: Pick<NewsItem, 'title' | 'description'>) =>
    page(title, shorten(description) || `${title}: news from ${shop.name}.`),
  outlets: page(
    'Outlets',
    `Where to find ${shop.name}: addresses, opening hours and maps of all outlets by state.`,
  ),
  about: page('About us', `Who is behind ${shop.name} and how we work.`),
  contact: page('Contact us', `Address, phone and e-mail of ${shop.name}, and careers.`),
  cart: unlistedPage('Your Cart', `What you have chosen at ${shop.name} and what it costs.`),
  login: unlistedPage('Sign In', `Sign in to ${shop.name}.`),
  emailVerify: unlistedPage(
    'Verification',
    `Sign in to ${shop.name} or sign up with a verified email.`,
  ),
  myProfile: unlistedPage('My Profile', `Your details at ${shop.name}.`),
  register: unlistedPage('Create Account', `Create your account at ${shop.name} with your email.`),
  resetPassword: unlistedPage(
    'Reset password',
    `Set a new password for your account at ${shop.name}.`,
  ),
  placeOrder: unlistedPage(
    'Checkout',
    `Where your order from ${shop.name} goes and how you pay for it.`,
  ),
  checkout: unlistedPage('Payment', `Pay for your order at ${shop.name} and follow it.`),
  orders: unlistedPage('My orders', `What you have ordered at ${shop.name}.`),
  notFound: unlistedPage('Page not found', `This page does not exist at ${shop.name}.`),
} as const;
