import { completeProducts, type SeedEntry } from '../products';

const sizes = ['S', 'M', 'L', 'XL'] as const;
const waists = ['30', '32', '34', '36'] as const;

const listed: readonly SeedEntry[] = [
  {
    id: 'bunga-raya-batik-shirt',
    name: 'Bunga Raya Batik Shirt',
    description:
      'Hibiscus in terracotta and gold, drawn by hand in wax over indigo cotton lawn. Cut straight with a spread collar, so it sits well tucked in at the office and loose at a kenduri. Wash cold by itself the first three times; the indigo bleeds a little.',
    priceSen: 18900,
    subCategory: 'Topwear',
    features: sizes,
    pictures: 4,
  },
  {
    id: 'linen-camp-shirt',
    name: 'Linen Camp Shirt',
    description:
      'Washed linen the colour of dry sand, with an open camp collar and a curved hem. Boxy through the chest and cool by noon. Line dry and skip the iron: the creases belong to it.',
    priceSen: 13900,
    subCategory: 'Topwear',
    features: sizes,
    pictures: 4,
  },
  {
    id: 'cekak-musang-baju-melayu',
    name: 'Cekak Musang Baju Melayu',
    description:
      'A Baju Melayu top in bottle-green cotton satin with the standing cekak musang collar and five brass studs. Gussets under the arms let you reach without pulling. Press on the reverse while damp.',
    priceSen: 16900,
    subCategory: 'Topwear',
    features: sizes,
    bestseller: true,
    pictures: 4,
  },
  {
    id: 'pelikat-check-shirt',
    name: 'Pelikat Check Shirt',
    description:
      'Short sleeves cut from the check of a Saturday sarong: brick, moss and a thread of gold. Yarn-dyed, so both faces are alike and the colour does not wash out. One chest pocket, matched to the check.',
    priceSen: 11900,
    subCategory: 'Topwear',
    features: sizes,
    pictures: 3,
  },
  {
    id: 'wau-bulan-tee',
    name: 'Wau Bulan Tee',
    description:
      'A heavyweight jersey tee with the moon kite of Kelantan printed across the chest in three passes of water-based ink. Ribbed neck, twin-stitched hem, cut a little wide. Turn inside out to wash.',
    priceSen: 6900,
    subCategory: 'Topwear',
    features: ['S', 'M', 'L', 'XL', 'XXL'],
    bestseller: true,
    pictures: 3,
  },
  {
    id: 'straight-indigo-jeans',
    name: 'Straight Indigo Jeans',
    description:
      'Mid-weight denim with a straight leg and honest fading at the thigh. Top-stitched in mustard thread, five pockets, a plain metal button. They give about a centimetre at the waist in the first week.',
    priceSen: 18900,
    subCategory: 'Bottomwear',
    features: waists,
    pictures: 4,
  },
  {
    id: 'sarong-trousers',
    name: 'Sarong Trousers',
    description:
      'The ease of a sarong with two legs: wide linen in river-stone grey, gathered on a soft drawstring waist. Deep slanted pockets and a hem that clears the ankle. Machine wash gentle.',
    priceSen: 14900,
    subCategory: 'Bottomwear',
    features: sizes,
    pictures: 3,
  },
  {
    id: 'kain-pelikat',
    name: 'Kain Pelikat',
    description:
      'A sewn tube of mercerised cotton in the classic pelikat check, for prayers, for sleeping and for Sunday. Soft after one wash and softer every year. 120 by 200 cm, one size for all.',
    priceSen: 7900,
    subCategory: 'Bottomwear',
    features: ['Free size'],
    pictures: 3,
  },
  {
    id: 'harbour-linen-shorts',
    name: 'Harbour Linen Shorts',
    description:
      'Above the knee, with an elastic back and a drawstring that stays tied. Linen and cotton in faded brick, double-stitched where shorts usually give way. Good with salt water.',
    priceSen: 8900,
    subCategory: 'Bottomwear',
    features: sizes,
    pictures: 3,
  },
  {
    id: 'pleated-pandan-chinos',
    name: 'Pleated Pandan Chinos',
    description:
      'One forward pleat, a pressed crease and a tapered leg in brushed cotton twill. The green is the inside of a kuih, not of a uniform. Dry clean, or wash cold and press with a cloth.',
    priceSen: 16900,
    subCategory: 'Bottomwear',
    features: waists,
    pictures: 3,
  },
  {
    id: 'cameron-cable-jumper',
    name: 'Cameron Cable Jumper',
    description:
      'Cables knitted in undyed lambswool and cotton for mornings at fifteen hundred metres. Ribbed at neck, cuff and hem, with a roll collar that folds once. Hand wash, dry flat away from the sun.',
    priceSen: 23900,
    subCategory: 'Winterwear',
    features: sizes,
    pictures: 4,
  },
  {
    id: 'highland-rain-jacket',
    name: 'Highland Rain Jacket',
    description:
      'A hooded jacket in mustard waxed cotton that sheds an afternoon storm. Taped seams, flap pockets deep enough for a map, a two-way brass zip. Wipe clean; re-wax once a year.',
    priceSen: 28900,
    subCategory: 'Winterwear',
    features: sizes,
    bestseller: true,
    pictures: 3,
  },
  {
    id: 'tea-ridge-puffer',
    name: 'Tea Ridge Puffer',
    description:
      'Light padding in tubes the width of a tea row, in the green between two rains. The fill is recycled and packs down to the size of a loaf. Funnel collar, warm pockets, elastic cuffs.',
    priceSen: 25900,
    subCategory: 'Winterwear',
    features: sizes,
    pictures: 3,
  },
  {
    id: 'kinabalu-fleece',
    name: 'Kinabalu Fleece Half-Zip',
    description:
      'Thick curled fleece for the hut at Laban Rata, or for an over-cooled office. Half zip, high collar, a chest pocket for gloves. Made from recycled bottles; wash in a bag so the fibres stay put.',
    priceSen: 17900,
    subCategory: 'Winterwear',
    features: sizes,
    pictures: 3,
  },
  {
    id: 'corduroy-overshirt',
    name: 'Corduroy Overshirt',
    description:
      'Between shirt and jacket: eight-wale corduroy in roasted coffee, two buttoned chest pockets, horn-look buttons. Wear it open over a tee. Wash inside out and brush the nap while damp.',
    priceSen: 19900,
    subCategory: 'Winterwear',
    features: sizes,
    pictures: 3,
  },
];

/** Everything for men, five products of each type. */
export const men = completeProducts('Men', listed);
