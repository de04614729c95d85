import { formatMoney } from '@kedai/contract/money';
import type { NewsItem } from '@kedai/contract/news';
import type { Product } from '@kedai/contract/product';
import { shop } from '../shop';
import { commonText } from './common';

const page = (title: string, description: string) => ({
  title: commonText.pageTitle(title),
  description,
});

/** Search engines and link previews show about this many characters of a description. */
const MAX_DESCRIPTION_LENGTH = 160;

/** A text in one line, cut after a word. */
function shorten(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  if (line.length <= MAX_DESCRIPTION_LENGTH) return line;
  return `${line.slice(0, MAX_DESCRIPTION_LENGTH).replace(/\s\S*$/, '')} …`;
}

/** Document titles and descriptions of all pages except home. */
export const pageText = {
  collection: page(
    shop.collection.title,
    `${shop.collection.text} Filter, sort and order from ${shop.name}.`,
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
  cart: page('Your Cart', `What you have chosen at ${shop.name} and what it costs.`),
  login: page('Sign In', `Sign in to ${shop.name}.`),
  emailVerify: page('Verification', `Sign in to ${shop.name} or sign up with a verified email.`),
  myProfile: page('My Profile', `Your details at ${shop.name}.`),
  register: page('Create Account', `Create your account at ${shop.name} with your email.`),
  resetPassword: page('Reset password', `Set a new password for your account at ${shop.name}.`),
  placeOrder: page('Checkout', `Where your order from ${shop.name} goes and how you pay for it.`),
  checkout: page('Payment', `Pay for your order at ${shop.name} and follow it.`),
  orders: page('My orders', `What you have ordered at ${shop.name}.`),
  notFound: page('Page not found', `This page does not exist at ${shop.name}.`),
} as const;
