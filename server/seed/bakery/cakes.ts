import { completeProducts, type SeedEntry } from '../products';

const listed: readonly SeedEntry[] = [
  {
    id: 'butter-cake',
    name: 'Old-School Butter Cake',
    description:
      'Butter, sugar, eggs and flour in equal weights, creamed for longer than seems reasonable. Golden, close and tender, with flaked almonds. Better on the second day.',
    priceSen: 5800,
    subCategory: 'Classic',
    features: ['6 inch', '8 inch'],
    pictures: 3,
  },
  {
    id: 'marble-cake',
    name: 'Marble Cake',
    description:
      'Butter cake and chocolate cake that could not decide. Each slice is different, each gets eaten. Keeps four days under a dome.',
    priceSen: 5800,
    subCategory: 'Classic',
    features: ['6 inch', '8 inch'],
    pictures: 2,
  },
  {
    id: 'pandan-chiffon',
    name: 'Pandan Chiffon',
    description:
      'Tall, light and springy, with pandan juice and coconut milk. Cooled upside down on a bottle, as it must be. Cut with a serrated knife.',
    priceSen: 4200,
    subCategory: 'Classic',
    features: ['Whole', 'Half'],
    bestseller: true,
    pictures: 3,
  },
  {
    id: 'burnt-cheesecake',
    name: 'Burnt Cheesecake',
    description:
      'Baked hot until the top is almost too dark and the middle still trembles. No base, no sauce, no apology. Serve at room temperature.',
    priceSen: 8800,
    subCategory: 'Classic',
    features: ['6 inch', '8 inch'],
    pictures: 3,
  },
  {
    id: 'wholemeal-carrot-cake',
    name: 'Wholemeal Carrot Cake',
    description:
      'Three layers of wholemeal sponge with carrot, pineapple and walnuts, and a cream-cheese icing that is more cheese than sugar.',
    priceSen: 8200,
    subCategory: 'Wholegrain',
    features: ['6 inch', '8 inch'],
    pictures: 3,
  },
  {
    id: 'banana-walnut-loaf',
    name: 'Banana Walnut Loaf',
    description:
      'Pisang emas past its prettiest, wholemeal flour and toasted walnuts. Dark-topped and moist for five days. Toasts like a dream.',
    priceSen: 2600,
    subCategory: 'Wholegrain',
    features: ['Whole', 'Half'],
    pictures: 2,
  },
  {
    id: 'kek-lapis',
    name: 'Kek Lapis',
    description:
      'Sixteen layers, each grilled before the next is poured; one baker does nothing else that day. Spiced in the Sarawak way. A thin slice is enough, and then another.',
    priceSen: 9800,
    subCategory: 'Sweet',
    features: ['Whole', 'Half'],
    pictures: 2,
  },
  {
    id: 'chocolate-fudge-cake',
    name: 'Chocolate Fudge Cake',
    description:
      'Dark sponge from Malaysian cocoa, fudge between, ganache running down. It is exactly as much as it looks. Candles included.',
    priceSen: 8800,
    subCategory: 'Sweet',
    features: ['6 inch', '8 inch'],
    pictures: 3,
  },
  {
    id: 'gula-melaka-cake',
    name: 'Gula Melaka Cake',
    description:
      'Palm-sugar caramel between layers of coconut sponge, poured over until it drips, with toasted coconut. Smells of a good afternoon.',
    priceSen: 8600,
    subCategory: 'Sweet',
    features: ['6 inch', '8 inch'],
    pictures: 3,
  },
  {
    id: 'rose-bandung-cake',
    name: 'Rose Bandung Cake',
    description:
      'Rose-syrup cream and raspberry between layers of vanilla sponge: the pink drink as a cake. Pretty, and not too sweet for it.',
    priceSen: 8400,
    subCategory: 'Sweet',
    features: ['6 inch', '8 inch'],
    pictures: 3,
  },
  {
    id: 'pandan-swiss-roll',
    name: 'Pandan Swiss Roll',
    description:
      'A pandan sponge rolled around lightly salted coconut cream. Slices into green-and-white spirals. Keep it cold; eat it within two days.',
    priceSen: 3200,
    subCategory: 'Sweet',
    features: ['Whole', 'Half'],
    pictures: 2,
  },
];

/** Everything of the category Cake. */
export const cakes = completeProducts('Cake', listed);
