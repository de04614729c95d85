import { completeProducts, type SeedEntry } from '../products';

const listed: readonly SeedEntry[] = [
  {
    id: 'butter-croissant',
    name: 'Butter Croissant',
    description:
      'Twenty-seven layers of cultured butter, three days from flour to oven. It shatters; that is how you know. Best within four hours.',
    priceSen: 800,
    subCategory: 'Classic',
    features: ['Single', 'Box of 4'],
    pictures: 3,
  },
  {
    id: 'pain-au-chocolat',
    name: 'Pain au Chocolat',
    description:
      'Croissant dough around two bars of dark chocolate that stay just soft. Dusted lightly. Warm for four minutes if you must wait.',
    priceSen: 900,
    subCategory: 'Classic',
    features: ['Single', 'Box of 4'],
    pictures: 3,
  },
  {
    id: 'curry-puffs',
    name: 'Karipap Pusing',
    description:
      'Spiral-pastry curry puffs with potato, chicken and curry leaf, pleated by hand at a table that has not been quiet for years. Fried in the morning, eaten by noon.',
    priceSen: 1200,
    subCategory: 'Classic',
    features: ['Box of 3', 'Box of 6'],
    pictures: 2,
  },
  {
    id: 'egg-tarts',
    name: 'Egg Tarts',
    description:
      'Three tarts of silky custard in a short, crimped shell, scorched in spots. Warm is right, cold is also right.',
    priceSen: 1200,
    subCategory: 'Classic',
    features: ['Box of 3', 'Box of 6'],
    bestseller: true,
    pictures: 2,
  },
  {
    id: 'sesame-knots',
    name: 'Sesame Knots',
    description:
      'Glazed knots of soft dough under white and black sesame. They go with soup, with butter, with nothing.',
    priceSen: 600,
    subCategory: 'Classic',
    features: [],
    pictures: 3,
  },
  {
    id: 'tomato-danish',
    name: 'Tomato & Herb Danish',
    description:
      'Laminated dough folded around herbed curd and small tomatoes, roasted until they burst. A savoury breakfast in one hand.',
    priceSen: 1000,
    subCategory: 'Classic',
    features: [],
    pictures: 3,
  },
  {
    id: 'wholewheat-croissant',
    name: 'Wholewheat Croissant',
    description:
      'Half wholewheat, all butter, with seeds on the curve. A little less flight, a good deal more flavour.',
    priceSen: 850,
    subCategory: 'Wholegrain',
    features: ['Single', 'Box of 4'],
    pictures: 3,
  },
  {
    id: 'oat-date-scones',
    name: 'Oat & Date Scones',
    description:
      'Craggy scones of oats and wholemeal, sweetened by dates alone. Three to a box, with a small pot of butter.',
    priceSen: 1300,
    subCategory: 'Wholegrain',
    features: ['Box of 3'],
    pictures: 2,
  },
  {
    id: 'seeded-spelt-knots',
    name: 'Seeded Spelt Knots',
    description:
      'Spelt dough tied by hand and rolled through pumpkin, sesame and poppy seeds. Chewy, brown, satisfying.',
    priceSen: 700,
    subCategory: 'Wholegrain',
    features: [],
    pictures: 3,
  },
  {
    id: 'cinnamon-roll',
    name: 'Cinnamon Roll',
    description:
      'A generous spiral with cinnamon and brown sugar between the turns, and icing drawn across while it is warm. Pull from the outside in.',
    priceSen: 950,
    subCategory: 'Sweet',
    features: ['Single', 'Box of 4'],
    pictures: 3,
  },
  {
    id: 'pandan-croissant',
    name: 'Pandan Croissant',
    description:
      'A croissant tinted with pandan and filled with coconut cream, dusted with sugar. Green at heart and not shy of it.',
    priceSen: 1000,
    subCategory: 'Sweet',
    features: ['Single', 'Box of 4'],
    bestseller: true,
    pictures: 3,
  },
  {
    id: 'pineapple-tarts',
    name: 'Pineapple Tarts',
    description:
      'Nine open tarts with pineapple jam cooked down for six hours until it darkens. Butter pastry that melts first. Keeps two weeks in its tin.',
    priceSen: 2800,
    subCategory: 'Sweet',
    features: ['Box of 9', 'Box of 18'],
    pictures: 2,
  },
  {
    id: 'mango-danish',
    name: 'Mango Danish',
    description:
      'Harumanis mango over vanilla custard in a folded square of laminated dough. In season only; when it is gone, it is gone.',
    priceSen: 1200,
    subCategory: 'Sweet',
    features: [],
    pictures: 3,
  },
  {
    id: 'gula-melaka-doughnuts',
    name: 'Gula Melaka Doughnuts',
    description:
      'Three risen doughnuts dipped in palm-sugar caramel with a strewing of coconut. Fried twice a day so that nobody gets an old one.',
    priceSen: 1200,
    subCategory: 'Sweet',
    features: ['Box of 3', 'Box of 6'],
    pictures: 2,
  },
];

/** Everything of the category Pastry. */
export const pastries = completeProducts('Pastry', listed);
