/** What differs between the shops: the profile of Kain & Roti, the clothing shop. It is the default. */
export const clothing = {
  id: 'clothing' as 'clothing' | 'bakery',
  name: 'Kain & Roti',
  accent: 'terracotta' as 'terracotta' | 'pandan',
  /** The name that a payment receipt must show (spec §5). */
  receiverName: 'KAIN ROTI SDN BHD',
  /** The WhatsApp number of "Contact Seller" and the support link (spec §9). */
  seller: { phone: '60123456789' },
  description:
    'Easy clothes in honest cloth for women, men and kids. Pick up in Petaling Jaya or have them brought to your door, at the time that suits you.',
  /** The one branch for pick up (spec §2). */
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
  /** The values of the products' category and type, in the order of the filters. */
  filters: {
    categories: ['Men', 'Women', 'Kids'],
    types: ['Topwear', 'Bottomwear', 'Winterwear'],
  },
  hero: {
    eyebrow: 'New this season',
    title: 'Good cloth, cut to be lived in',
    text: 'Linen, cotton and a little batik, for the heat of the day and the cold of the cinema.',
    action: 'Shop the collection',
    /** The shop's own banner. Home shows it until the banners are loaded, and the service selection beside the form. */
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
};
