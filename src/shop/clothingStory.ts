import { PAYMENT_WINDOW_MS, RETURN_DAYS } from '@kedai/contract/rules/limits';
import { durationText } from '@kedai/contract/text/limitText';

export const clothingStory = {
  careers: {
    title: 'Careers at Kain & Roti',
    text: 'We are a small house of cutters, sewers and shopkeepers. Tell us what you do well.',
  },
  about: {
    title: 'Cloth first, then everything else',
    paragraphs: [
      'Kain & Roti began with two sisters, one bolt of linen and a table by the window. Kain means cloth and roti means bread: the two things that were always on that table.',
      'We cut in small runs, keep the shapes simple and the seams straight, and mend what comes back. What does not sell this month is still good the next.',
      'Everything is packed by hand in Petaling Jaya. Choose your day and time, and it will be ready.',
    ],
    values: [
      {
        title: 'Honest cloth',
        text: 'Linen, cotton and wool that say on the label what they are.',
      },
      {
        title: 'Small runs',
        text: 'We make little, often, so that nothing has to be thrown away.',
      },
      {
        title: 'Your time',
        text: 'Pick up or delivery, on the day and at the time that you choose.',
      },
    ],
  },
  outlets: 'Come in, touch the cloth, have a tea.',
  /** What the shopper agrees to with an order. */
  terms: `Prices are in ringgit. Please pay within ${durationText(PAYMENT_WINDOW_MS)} of ordering and upload your receipt; then we pack. If something does not fit, send it back unworn within ${RETURN_DAYS} days, and we exchange it or return your money.`,
};
