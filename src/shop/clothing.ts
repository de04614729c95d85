import { createProfile } from './shared';

/** The profile of Kain & Roti, the clothing shop. It is the default. */
export const clothing = /* @__PURE__ */ createProfile({
  id: 'clothing',
  name: 'Kain & Roti',
  accent: 'terracotta',
  receiverName: 'KAIN ROTI SDN BHD',
  seller: { phone: '60123456789' },
  description:
    'Easy clothes in honest cloth for women, men and kids. Pick up in Petaling Jaya or have them brought to your door, at the hour that suits you.',
  pickupBranch: {
    name: 'Kain & Roti, Section 17',
    address: '14, Jalan 17/22, Section 17, 46400 Petaling Jaya, Selangor',
  },
  contact: {
    address: ['14, Jalan 17/22, Section 17', '46400 Petaling Jaya', 'Selangor, Malaysia'],
    phone: '+60 12-345 6789',
    email: 'hello@kainroti.example',
    hours: 'Every day, 10:00 to 22:00',
  },
  socials: {
    whatsapp: 'https://wa.me/60123456789',
    instagram: 'https://www.instagram.com/kainroti',
    xiaohongshu: 'https://www.xiaohongshu.com/search_result?keyword=kainroti',
  },
  filters: {
    categories: [
      { value: 'Men', label: 'Men' },
      { value: 'Women', label: 'Women' },
      { value: 'Kids', label: 'Kids' },
    ],
    types: [
      { value: 'Topwear', label: 'Topwear' },
      { value: 'Bottomwear', label: 'Bottomwear' },
      { value: 'Winterwear', label: 'Winterwear' },
    ],
  },
  hero: {
    eyebrow: 'New this season',
    title: 'Good cloth, cut to be lived in',
    text: 'Linen, cotton and a little batik, for the heat of the day and the cold of the cinema.',
    action: 'Shop the collection',
    picture: '/pictures/banner-1.webp',
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
});
