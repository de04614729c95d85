import type { clothingText } from './clothingText';

export const bakeryText: typeof clothingText = {
  description:
    'Bread, pastries and cakes baked every morning in Petaling Jaya. Pick up warm or have them brought to your door, at the time that suits you.',
  openingHours: 'Every day, 10:00 to 22:00',
  hero: {
    eyebrow: 'Out of the oven',
    title: 'Bread worth getting up for',
    text: 'Slow dough, pandan from the garden and butter where it counts.',
    action: 'See what is baking',
  },
  home: {
    latestTitle: 'Latest collection',
    latestText: 'New on the counter this week.',
    bestTitle: 'Best sellers',
    bestText: 'Gone by noon, most days.',
    exchangeText: 'Wrong loaf or second thoughts: we swap it.',
  },
  collection: {
    title: 'All products',
    text: 'Bread, pastries and cakes, baked this morning.',
  },
  footer: {
    text: 'Bread, pastries and cakes, baked every morning and packed by hand in Petaling Jaya.',
    copyright: '© 2026 Roti Kain Bakeri Sdn Bhd. All rights reserved.',
  },
};
