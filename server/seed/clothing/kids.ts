import { completeProducts, type SeedEntry } from '../products';

const ages = ['2Y', '4Y', '6Y', '8Y', '10Y'] as const;

const listed: readonly SeedEntry[] = [
  {
    id: 'durian-tee',
    name: 'Little Durian Tee',
    description:
      'A soft tee strewn with durians, for the child who says yes when everyone else says no. Brushed cotton jersey, flat seams, a neck that goes over any head. Machine wash.',
    priceSen: 4900,
    subCategory: 'Topwear',
    features: ages,
    pictures: 3,
  },
  {
    id: 'mini-batik-shirt',
    name: 'Mini Batik Shirt',
    description:
      'The grown-up batik shirt with fewer centimetres: frangipani on sea blue, short sleeves, real buttons. Matches the family photograph. Wash cold the first times.',
    priceSen: 7900,
    subCategory: 'Topwear',
    features: ages,
    pictures: 4,
  },
  {
    id: 'gingham-peter-pan-blouse',
    name: 'Gingham Peter Pan Blouse',
    description:
      'Tomato gingham, a round white collar and puffed sleeves that spring back. Cotton poplin; buttons in front so that small hands can learn.',
    priceSen: 6900,
    subCategory: 'Topwear',
    features: ages,
    bestseller: true,
    pictures: 3,
  },
  {
    id: 'kurung-kecil',
    name: 'Baju Kurung Kecil',
    description:
      'A first kurung in mint with scattered gold flowers, cut loose for running between open houses. The gold is printed, so it goes in the machine with everything else.',
    priceSen: 8900,
    subCategory: 'Topwear',
    features: ages,
    pictures: 3,
  },
  {
    id: 'pangkor-stripe-tee',
    name: 'Pangkor Stripe Tee',
    description:
      'Navy hoops on cream with long sleeves against the sun. Heavy cotton that keeps its shape past the second child. Machine wash, tumble dry low.',
    priceSen: 5500,
    subCategory: 'Topwear',
    features: ages,
    pictures: 3,
  },
  {
    id: 'little-turn-up-jeans',
    name: 'Little Turn-Up Jeans',
    description:
      'Soft denim with an elastic waist and a turn-up that gives another year. Bar-tacked pockets for stones and snails. Wash inside out.',
    priceSen: 7900,
    subCategory: 'Bottomwear',
    features: ages,
    pictures: 3,
  },
  {
    id: 'batik-play-shorts',
    name: 'Batik Play Shorts',
    description:
      'Kawung batik in pandan green on soft cotton, with a drawstring that does not come out in the wash. Cut from the lengths that shirts leave over, so no two are alike.',
    priceSen: 4500,
    subCategory: 'Bottomwear',
    features: ages,
    pictures: 3,
  },
  {
    id: 'hibiscus-twirl-skirt',
    name: 'Hibiscus Twirl Skirt',
    description:
      'A full circle of coral hibiscus on cream, gathered on a covered elastic. It was tested for twirling by a committee of four-year-olds. Machine wash.',
    priceSen: 5900,
    subCategory: 'Bottomwear',
    features: ages,
    bestseller: true,
    pictures: 3,
  },
  {
    id: 'hornbill-joggers',
    name: 'Hornbill Joggers',
    description:
      'Sweat cotton in warm grey, strewn with small hornbills, ribbed at waist and ankle. Brushed inside for cool mornings. Machine wash warm.',
    priceSen: 5900,
    subCategory: 'Bottomwear',
    features: ages,
    pictures: 3,
  },
  {
    id: 'terracotta-cord-trousers',
    name: 'Terracotta Cord Trousers',
    description:
      'Fine corduroy in terracotta, straight and easy, on a drawstring waist. The knees are doubled on the inside, where most of the living is done.',
    priceSen: 6900,
    subCategory: 'Bottomwear',
    features: ages,
    pictures: 3,
  },
  {
    id: 'monsoon-raincoat',
    name: 'Monsoon Raincoat',
    description:
      'Sunshine yellow, hooded, long enough for puddles. Coated cotton with sealed seams and press-studs that small fingers manage. Wipe clean, hang to dry.',
    priceSen: 9900,
    subCategory: 'Winterwear',
    features: ages,
    pictures: 4,
  },
  {
    id: 'hornbill-hoodie',
    name: 'Hornbill Hoodie',
    description:
      'A thick hoodie in teal with one proud hornbill on the chest and a pocket that meets in the middle. Loopback cotton, ribbed hem. Machine wash inside out.',
    priceSen: 8900,
    subCategory: 'Winterwear',
    features: ages,
    pictures: 3,
  },
  {
    id: 'tiny-puffer-vest',
    name: 'Tiny Puffer Vest',
    description:
      'A padded vest in brick red for the drive up to the tea hills. Warm at the middle, free at the arms; folds into its own pocket. Machine wash gentle.',
    priceSen: 8500,
    subCategory: 'Winterwear',
    features: ages,
    pictures: 3,
  },
  {
    id: 'island-pattern-jumper',
    name: 'Little Island Jumper',
    description:
      'Bands of cream and mustard knitted into deep blue cotton, soft enough for bare skin. The shoulders button for the youngest. Wash at thirty degrees, dry flat.',
    priceSen: 9500,
    subCategory: 'Winterwear',
    features: ages,
    pictures: 3,
  },
  {
    id: 'cloud-fleece-jacket',
    name: 'Cloud Fleece Jacket',
    description:
      'Curly fleece in oat with a zip that has a guard under the chin. Deep pockets, elastic cuffs, and no hood to be caught by. Made from recycled bottles.',
    priceSen: 8900,
    subCategory: 'Winterwear',
    features: ages,
    pictures: 3,
  },
];

/** Everything for kids, five products of each type. */
export const kids = completeProducts('Kids', listed);
