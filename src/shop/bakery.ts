import type { clothing } from './clothing';

export const bakery: typeof clothing = {
  id: 'bakery',
  name: 'Roti & Kain',
  accent: 'pandan',
  receiverName: 'ROTI KAIN BAKERI SDN BHD',
  seller: { phone: '60198765432' },
  description:
    'Bread, pastries and cakes baked every morning in Petaling Jaya. Pick up warm or have them brought to your door, at the time that suits you.',
  pickupBranch: {
    name: 'Roti & Kain, Section 17',
    address: '14, Jalan 17/22, Section 17, 46400 Petaling Jaya, Selangor',
  },
  contact: {
    address: ['14, Jalan 17/22, Section 17', '46400 Petaling Jaya', 'Selangor, Malaysia'],
    phone: '+60 19-876 5432',
    email: 'hello@rotikain.example',
    hours: 'Every day, 10:00 to 22:00',
  },
  socials: {
    whatsapp: 'https://wa.me/60198765432',
    instagram: 'https://www.instagram.com/rotikain',
    xiaohongshu: 'https://www.xiaohongshu.com/search_result?keyword=rotikain',
  },
  filters: {
    categories: ['Bread', 'Pastry', 'Cake'],
    types: ['Classic', 'Wholegrain', 'Sweet'],
  },
  hero: {
    eyebrow: 'Out of the oven',
    title: 'Bread worth getting up for',
    text: 'Slow dough, pandan from the garden and butter where it counts.',
    action: 'See what is baking',
    picture: '/pictures/banner-1.webp',
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
