import { completeProducts, type SeedEntry } from '../products';

const sizes = ['XS', 'S', 'M', 'L', 'XL'] as const;

const listed: readonly SeedEntry[] = [
  {
    id: 'seroja-kebaya',
    name: 'Seroja Kebaya',
    description:
      'A short kebaya in lotus-pink voile, shaped at the waist and falling to a point in front. The edges are worked in a deeper rose; a three-brooch kerongsang is included. Hand wash, press under a cloth.',
    priceSen: 25900,
    subCategory: 'Topwear',
    features: sizes,
    pictures: 4,
  },
  {
    id: 'kurung-songket-tunic',
    name: 'Kurung Songket Tunic',
    description:
      'A long kurung-cut tunic in wine-red with gold lozenges in the manner of songket. The weave is machine-made and light enough to dance in; a loom-woven one would cost ten times this. Dry clean.',
    priceSen: 28900,
    subCategory: 'Topwear',
    features: sizes,
    pictures: 4,
  },
  {
    id: 'frangipani-puff-blouse',
    name: 'Frangipani Puff Blouse',
    description:
      'Frangipani in cream and apricot over washed teal, with a gathered shoulder and an elastic cuff. Cotton voile, lined at the front only. Wash cold, hang to dry in shade.',
    priceSen: 15900,
    subCategory: 'Topwear',
    features: sizes,
    bestseller: true,
    pictures: 4,
  },
  {
    id: 'mandarin-linen-blouse',
    name: 'Mandarin Linen Blouse',
    description:
      'A standing collar, a short placket of shell buttons and sleeves that end at the elbow. The linen is spun fine and already washed, so it will not shrink on you. Wear it out; the hem is curved for that.',
    priceSen: 12900,
    subCategory: 'Topwear',
    features: sizes,
    pictures: 3,
  },
  {
    id: 'ikat-shell-top',
    name: 'Ikat Shell Top',
    description:
      'Sleeveless, round-necked, and all about the cloth: diamonds in rust and indigo whose edges bleed along the warp, as ikat should. Side slits, bound armholes. Wash cold with like colours.',
    priceSen: 9900,
    subCategory: 'Topwear',
    features: ['S', 'M', 'L'],
    pictures: 3,
  },
  {
    id: 'songket-wrap-skirt',
    name: 'Songket Wrap Skirt',
    description:
      'A full-length wrap in midnight blue with gold thread, closing on a deep border. It ties at the side and adjusts from 62 to 90 cm, so there are no sizes to choose. Dry clean.',
    priceSen: 24900,
    subCategory: 'Bottomwear',
    features: [],
    pictures: 4,
  },
  {
    id: 'pleated-midi-skirt',
    name: 'Pleated Midi Skirt',
    description:
      'Knife pleats set for good in a satin the colour of clay. It swings when you walk and packs rolled up in a stocking. Elastic at the back, flat in front. Machine wash in a bag.',
    priceSen: 14900,
    subCategory: 'Bottomwear',
    features: sizes,
    bestseller: true,
    pictures: 3,
  },
  {
    id: 'batik-wrap-skirt',
    name: 'Batik Wrap Skirt',
    description:
      'Block-printed hibiscus on soft black, wrapped and tied with its own sash. Three centimetres of overlap on the largest hip we fitted. One length of cotton, no zip, nothing to break.',
    priceSen: 12900,
    subCategory: 'Bottomwear',
    features: [],
    pictures: 3,
  },
  {
    id: 'garden-palazzo',
    name: 'Garden Palazzo Trousers',
    description:
      'Wide from the hip and cool as a verandah, in a palm print of two greens on cream. Drawstring waist, side pockets. Viscose and linen; hang while damp and the creases drop out.',
    priceSen: 13900,
    subCategory: 'Bottomwear',
    features: sizes,
    pictures: 3,
  },
  {
    id: 'tiered-cotton-skirt',
    name: 'Tiered Cotton Skirt',
    description:
      'Three gathered tiers of crisp cotton in turmeric yellow. Pockets in the side seams, an elastic waist, and enough cloth to sit cross-legged. Machine wash warm.',
    priceSen: 11900,
    subCategory: 'Bottomwear',
    features: ['S', 'M', 'L'],
    pictures: 3,
  },
  {
    id: 'island-yoke-cardigan',
    name: 'Island Pattern Cardigan',
    description:
      'Peaks, dots and diamonds knitted in rust and cream through a sage ground. Wool and cotton, horn-look buttons, a neat V. Warm without weight for a highland evening. Hand wash cold.',
    priceSen: 21900,
    subCategory: 'Winterwear',
    features: ['S', 'M', 'L', 'XL'],
    pictures: 4,
  },
  {
    id: 'mist-roll-neck',
    name: 'Mist Roll-Neck Jumper',
    description:
      'A plain, close-knit roll neck in the blue-grey of early mist. Merino that does not scratch, finished with a deep rib. Dry flat; it springs back by itself.',
    priceSen: 18900,
    subCategory: 'Winterwear',
    features: sizes,
    pictures: 3,
  },
  {
    id: 'camel-duster-coat',
    name: 'Camel Duster Coat',
    description:
      'A long unlined coat in brushed camel wool, with patch pockets and one row of buttons. Made for travellers leaving the heat: it folds into hand luggage. Dry clean.',
    priceSen: 36900,
    subCategory: 'Winterwear',
    features: ['S', 'M', 'L'],
    pictures: 3,
  },
  {
    id: 'fern-rain-parka',
    name: 'Fern Rain Parka',
    description:
      'A hooded parka in fern green with a drawn waist and flap pockets. Waterproof to an honest two hours of steady rain. Cut to go over everything, in one size.',
    priceSen: 22900,
    subCategory: 'Winterwear',
    features: ['Free size'],
    pictures: 3,
  },
  {
    id: 'verandah-open-cardigan',
    name: 'Verandah Open Cardigan',
    description:
      'Long, open and ribbed from shoulder to hem, in unbleached oat. A layer for the first cool hour after rain. Cotton and bamboo; machine wash gentle and dry flat.',
    priceSen: 15900,
    subCategory: 'Winterwear',
    features: ['S', 'M', 'L'],
    pictures: 3,
  },
];

/** Everything for women, five products of each type. */
export const women = completeProducts('Women', listed);
