import { RETURN_DAYS } from '@kedai/contract/rules/limits';

/** Texts of the product page. Those that the specification quotes are letter for letter. */
export const productText = {
  home: 'Home',
  collection: 'Products',
  pictures: 'Pictures',
  picture: (name: string, position: number) => `${name}, picture ${position}`,
  showPicture: (position: number) => `Show picture ${position}`,
  select: 'Select :',
  quantity: 'Quantity',
  add: 'ADD TO CART',
  somethingWrong: 'Something went wrong',
  ended: 'Your session has ended. Log in, and we bring you back here.',
  logIn: 'Log in',
  notes: [
    '100% Original product.',
    'Cash on delivery is available on this product.',
    `Easy return and exchange policy within ${RETURN_DAYS} days.`,
  ],
  related: 'Related Products',
  loading: 'Loading product',
  goneTitle: 'Product not found',
  goneText: 'It may have been sold out, or the link may be old.',
  toCollection: 'Browse the collection',
} as const;

/** Texts of the popup after adding to the cart (spec §2). */
export const addedText = {
  title: 'Added to Bag',
  quantity: (quantity: number) => `Quantity: ${quantity}`,
  viewBag: (count: number) => `View Bag (${count})`,
  checkout: (count: number) => `CheckOut (${count})`,
} as const;
