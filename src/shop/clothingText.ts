/** The texts of the clothing shop. */
export const clothingText = {
  description:
    'Easy clothes in honest cloth for women, men and kids. Pick up in Petaling Jaya or have them brought to your door, at the time that suits you.',
  openingHours: 'Every day, 10:00 to 22:00',
  hero: {
    eyebrow: 'New this season',
    title: 'Good cloth, cut to be lived in',
    text: 'Linen, cotton and a little batik, for the heat of the day and the cold of the cinema.',
    action: 'Shop the collection',
  },
  home: {
    latestTitle: 'Latest collection',
    latestText: 'Fresh from the cutting table, in small runs.',
    bestTitle: 'Best sellers',
    bestText: 'The pieces that people come back for.',
    exchangeText: 'Wrong size or second thoughts: we swap it.',
  },
  collection: {
    title: 'All products',
    text: 'Everyday clothes for women, men and kids.',
  },
  footer: {
    text: 'Easy clothes in honest cloth, made in small runs and packed by hand in Petaling Jaya.',
    copyright: '© 2026 Kain Roti Sdn Bhd. All rights reserved.',
  },
};
