import { waitText } from '@kedai/contract/text/limitText';

/** The cart. */
export const cartText = {
  added: 'Added to cart.',
  removed: 'Removed from cart.',
  updated: 'Cart updated.',
  full: (most: number, present: number) =>
    `A cart holds at most ${most} of one product; yours has ${present} of this one. Nothing was added.`,
  tooManyChanges: (waitMs: number) =>
    `Your cart was changed very often. Please wait ${waitText(waitMs)} and try again.`,
};
