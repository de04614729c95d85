import { completeProducts, type SeedEntry } from '../products';

const listed: readonly SeedEntry[] = [
  {
    id: 'country-sourdough',
    name: 'Country Sourdough',
    description:
      'A two-day loaf of wheat with a tenth of rye, baked dark for a crust that sings when it cools. Open crumb, mild tang. Keeps five days in its paper; toast from the third.',
    priceSen: 1800,
    subCategory: 'Classic',
    features: ['Whole', 'Half'],
    pictures: 3,
  },
  {
    id: 'wheatleaf-sourdough',
    name: 'Wheatleaf Sourdough',
    description:
      'Our country dough with a leaf cut into the top by the morning baker. The pattern changes with the hand; the bread does not. Best on the day, good for four.',
    priceSen: 1900,
    subCategory: 'Classic',
    features: ['Whole', 'Half'],
    pictures: 3,
  },
  {
    id: 'twin-baguettes',
    name: 'Twin Baguettes',
    description:
      'Two slim baguettes with five cuts each, out of the oven at eight and again at three. Thin crust, honeycomb crumb, flour, water, salt and yeast. Eat today.',
    priceSen: 1200,
    subCategory: 'Classic',
    features: [],
    bestseller: true,
    pictures: 2,
  },
  {
    id: 'kopitiam-white-loaf',
    name: 'Kopitiam White Loaf',
    description:
      'The square, soft loaf that kaya toast was made for. Sliced thick or thin at the counter, browned crust on. Keeps three days at room temperature.',
    priceSen: 900,
    subCategory: 'Classic',
    features: ['Thick slices', 'Thin slices', 'Unsliced'],
    pictures: 2,
  },
  {
    id: 'ciabatta',
    name: 'Ciabatta',
    description:
      'A wet dough handled as little as possible, floured and left to spread. Big holes for oil and tomato. Warm it for three minutes before serving.',
    priceSen: 1100,
    subCategory: 'Classic',
    features: [],
    pictures: 3,
  },
  {
    id: 'butter-dinner-rolls',
    name: 'Butter Dinner Rolls',
    description:
      'Nine glazed rolls that pull apart in soft strands, with sesame on top. Made with local butter and milk. Freeze well; ten minutes from the freezer to the table.',
    priceSen: 1500,
    subCategory: 'Classic',
    features: ['Box of 9'],
    pictures: 2,
  },
  {
    id: 'rosemary-focaccia',
    name: 'Rosemary Focaccia',
    description:
      'Dimpled by hand, flooded with olive oil, set with small tomatoes and rosemary from the pots behind the shop. Salt flakes on top. Sold by the slab.',
    priceSen: 1600,
    subCategory: 'Classic',
    features: ['Whole', 'Half'],
    bestseller: true,
    pictures: 3,
  },
  {
    id: 'seeded-rye-tin',
    name: 'Seeded Rye Tin Loaf',
    description:
      'Dense, moist rye with sunflower, sesame and flax. Slices like a terrine and keeps for a week. For people who know what they want under their cheese.',
    priceSen: 1900,
    subCategory: 'Wholegrain',
    features: ['Whole', 'Half'],
    pictures: 2,
  },
  {
    id: 'five-grain-sourdough',
    name: 'Five-Grain Sourdough',
    description:
      'Oats, barley, rye, spelt and wheat under a coat of toasted seeds. Long fermented, so it sits lightly. Our own breakfast bread.',
    priceSen: 2000,
    subCategory: 'Wholegrain',
    features: ['Whole', 'Half'],
    bestseller: true,
    pictures: 3,
  },
  {
    id: 'oat-honey-batard',
    name: 'Oat & Honey Batard',
    description:
      'Porridge oats folded into the dough and rolled on the outside, sweetened with a spoon of kelulut honey. Soft enough for children, honest enough for soup.',
    priceSen: 1700,
    subCategory: 'Wholegrain',
    features: ['Whole', 'Half'],
    pictures: 3,
  },
  {
    id: 'wholemeal-tin-loaf',
    name: 'Wholemeal Tin Loaf',
    description:
      'All wholemeal, nothing hidden: nutty, close-crumbed and good for a sandwich that must survive a school bag. Sliced on request.',
    priceSen: 1200,
    subCategory: 'Wholegrain',
    features: ['Sliced', 'Unsliced'],
    pictures: 2,
  },
  {
    id: 'walnut-spelt-loaf',
    name: 'Walnut Spelt Loaf',
    description:
      'Spelt flour, a sourdough start and more walnuts than is sensible. Dark crust, violet-tinged crumb. Very good with blue cheese and pears.',
    priceSen: 2100,
    subCategory: 'Wholegrain',
    features: ['Whole', 'Half'],
    pictures: 3,
  },
  {
    id: 'kaya-swirl-loaf',
    name: 'Kaya Swirl Loaf',
    description:
      'Milk bread rolled around our own pandan kaya, so that each slice comes with its filling. Warm it a little and the swirl goes soft.',
    priceSen: 1600,
    subCategory: 'Sweet',
    features: [],
    pictures: 2,
  },
  {
    id: 'cinnamon-raisin-loaf',
    name: 'Cinnamon Raisin Loaf',
    description:
      'A breakfast loaf with a cinnamon seam and raisins soaked overnight in tea. Makes the best French toast that we know.',
    priceSen: 1600,
    subCategory: 'Sweet',
    features: [],
    pictures: 2,
  },
  {
    id: 'pandan-milk-bread',
    name: 'Pandan Milk Bread',
    description:
      'Feather-soft milk bread coloured and scented with pandan juice pressed each morning. No colouring; the green varies with the leaves.',
    priceSen: 1400,
    subCategory: 'Sweet',
    features: [],
    pictures: 2,
  },
  {
    id: 'coconut-buns',
    name: 'Kelapa Buns',
    description:
      'Four glazed buns filled with coconut cooked in gula melaka. A childhood in a paper bag. Eat within two days, if they last.',
    priceSen: 1000,
    subCategory: 'Sweet',
    features: ['Box of 4'],
    pictures: 2,
  },
  {
    id: 'chocolate-babka',
    name: 'Chocolate Babka',
    description:
      'Rich dough twisted with dark Malaysian chocolate, baked in a tin and brushed with syrup. Heavy to carry home, light work at the table.',
    priceSen: 2400,
    subCategory: 'Sweet',
    features: ['Whole', 'Half'],
    bestseller: true,
    pictures: 2,
  },
];

/** Everything of the category Bread. */
export const breads = completeProducts('Bread', listed);
