import { shopOfTheHouse } from './shared';

/** Roti & Kain, the bread side of the house. */
export const bakery = /* @__PURE__ */ shopOfTheHouse({
  id: 'bakery',
  name: 'Roti & Kain',
  accent: 'pandan',
  description:
    'Bread, pastries and cakes baked every morning in Petaling Jaya. Pick up warm or have them brought to your door, at the hour that suits you.',
  pickupBranch: {
    name: 'Roti & Kain, Section 17',
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
    instagram: 'https://www.instagram.com/rotikain',
    xiaohongshu: 'https://www.xiaohongshu.com/search_result?keyword=rotikain',
  },
  careers: {
    title: 'Careers at Roti & Kain',
    text: 'Early risers, patient hands, good talkers: the ovens are on from four. Tell us what you do well.',
  },
  filters: {
    categories: [
      { value: 'Bread', label: 'Bread' },
      { value: 'Pastry', label: 'Pastry' },
      { value: 'Cake', label: 'Cake' },
    ],
    types: [
      { value: 'Classic', label: 'Classic' },
      { value: 'Wholegrain', label: 'Wholegrain' },
      { value: 'Sweet', label: 'Sweet' },
    ],
  },
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
  },
  collection: {
    title: 'All products',
    text: 'Bread, pastries and cakes, baked this morning.',
  },
  about: {
    title: 'Bread first, then everything else',
    picture: '/pictures/banner-3.webp',
    paragraphs: [
      'Roti & Kain began with two sisters, one oven and a table by the window. Roti means bread and kain means cloth: the two things that were always on that table.',
      'Our doughs rest overnight, the pandan is pressed in the morning, and what is left in the evening goes to the neighbours.',
      'Everything is packed by hand in Petaling Jaya. Choose your day and your hour, and it will be ready.',
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
      { title: 'Your hour', text: 'Pick up or delivery, by the day and the hour that you choose.' },
    ],
  },
  footer: {
    text: 'Bread, pastries and cakes, baked every morning and packed by hand in Petaling Jaya.',
    delivery:
      'Choose Pick Up or Delivery with a day and an hour between 10:00 and 22:00. The shipping fee depends on your state and is shown before you order.',
    privacy:
      'We use your name, address, phone and e-mail to bring you your order and for nothing else. We sell and share none of it.',
    copyright: '© 2026 Kain Roti Sdn Bhd. All rights reserved.',
  },
});
