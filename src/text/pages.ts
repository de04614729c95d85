import { shop } from '../shop';
import { commonText } from './common';

/** Document titles and descriptions of all pages except home. */
export const pageText = {
  collection: {
    title: commonText.pageTitle(shop.collection.title),
    description: `${shop.collection.text} Filter, sort and order from ${shop.name}.`,
  },
  product: (name: string) => ({
    title: commonText.pageTitle(name),
    description: `${name} at ${shop.name}: pictures, price and choices. Easy return and exchange within 7 days.`,
  }),
  productLoading: {
    title: commonText.pageTitle('Loading product'),
    description: `A product of ${shop.name}: pictures, price and choices.`,
  },
  productsFailed: {
    title: commonText.pageTitle('The products are not here yet'),
    description: `The products of ${shop.name} could not be loaded.`,
  },
  news: {
    title: commonText.pageTitle('News & Events'),
    description: `What is new at ${shop.name}: openings, workshops, new products and offers.`,
  },
  newsItem: (title: string) => ({
    title: commonText.pageTitle(title),
    description: `${title}: news from ${shop.name}.`,
  }),
  outlets: {
    title: commonText.pageTitle('Outlets'),
    description: `Where to find ${shop.name}: addresses, opening hours and maps of all outlets by state.`,
  },
  about: {
    title: commonText.pageTitle('About us'),
    description: `Who is behind ${shop.name} and how we work.`,
  },
  contact: {
    title: commonText.pageTitle('Contact us'),
    description: `Address, phone and e-mail of ${shop.name}, and careers.`,
  },
  cart: {
    title: commonText.pageTitle('Your Cart'),
    description: `What you have chosen at ${shop.name} and what it costs.`,
  },
  login: {
    title: commonText.pageTitle('Sign In'),
    description: `Sign in to ${shop.name}.`,
  },
  emailVerify: {
    title: commonText.pageTitle('Verification'),
    description: `Sign in to ${shop.name} or sign up with a verified email.`,
  },
  myProfile: {
    title: commonText.pageTitle('My Profile'),
    description: `Your details at ${shop.name}.`,
  },
  register: {
    title: commonText.pageTitle('Create Account'),
    description: `Create your account at ${shop.name} with your email.`,
  },
  resetPassword: {
    title: commonText.pageTitle('Reset password'),
    description: `Set a new password for your account at ${shop.name}.`,
  },
  placeOrder: {
    title: commonText.pageTitle('Checkout'),
    description: `Where your order from ${shop.name} goes and how you pay for it.`,
  },
  checkout: {
    title: commonText.pageTitle('Payment'),
    description: `Pay for your order at ${shop.name} and follow it.`,
  },
  orders: {
    title: commonText.pageTitle('My orders'),
    description: `What you have ordered at ${shop.name}.`,
  },
  notFound: {
    title: commonText.pageTitle('Page not found'),
    description: `This page does not exist at ${shop.name}.`,
  },
} as const;
