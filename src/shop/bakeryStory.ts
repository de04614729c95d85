import { PAYMENT_WINDOW_MS, RETURN_DAYS } from '@kedai/contract/rules/limits';
import { durationText } from '@kedai/contract/text/limitText';
import type { clothingStory } from './clothingStory';

export const bakeryStory: typeof clothingStory = {
  careers: {
    title: 'Careers at Roti & Kain',
    text: 'Early risers, patient hands, good talkers: the ovens are on from four. Tell us what you do well.',
  },
  about: {
    title: 'Bread first, then everything else',
    paragraphs: [
      'Roti & Kain began with two sisters, one oven and a table by the window. Roti means bread and kain means cloth: the two things that were always on that table.',
      'Our doughs rest overnight, the pandan is pressed in the morning, and what is left in the evening goes to the neighbours.',
      'Everything is packed by hand in Petaling Jaya. Choose your day and time, and it will be ready.',
    ],
    values: [
      {
        title: 'Slow dough',
        text: 'A night of rest gives crust, crumb and flavour. Nothing else does.',
      },
      {
        title: 'Short lists',
        text: 'Flour, water, salt, time. The rest you can read on the label.',
      },
      {
        title: 'Your time',
        text: 'Pick up or delivery, on the day and at the time that you choose.',
      },
    ],
  },
  outlets: 'Come in, smell the ovens, have a tea.',
  terms: `Prices are in ringgit. Please pay within ${durationText(PAYMENT_WINDOW_MS)} of ordering and upload your receipt; then we bake. If something is not as it should be, tell us within ${RETURN_DAYS} days: we exchange it or return your money.`,
};
