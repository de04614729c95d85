import type { SeedNewsItem } from '../types';

const picture = (n: number) => `/pictures/news-${n}.webp`;

/** The news of the clothing shop, the latest first. */
export const news: readonly SeedNewsItem[] = [
  {
    id: 'monsoon-wardrobe',
    title: 'Before the monsoon: re-wax your jacket',
    description:
      'The wettest weeks are close, and a waxed jacket is only as dry as its last coat of wax. Bring your Highland Rain Jacket to any outlet before the middle of November and we will clean it, warm it and wax it again while you wait, which takes about as long as a teh tarik. The wax is free; the tea is next door. Jackets from other makers are welcome if there is room on the rack.',
    date: '2026-10-28',
    imageUrl: picture(19),
  },
  {
    id: 'first-kurung-album',
    title: 'First kurung: an album',
    description:
      'We asked for photographs of your children in their first baju kurung and received six hundred and nine. They span seven decades. The sleeves get shorter, the prints get louder, and the expression stays exactly the same. A printed album lies in every outlet until the end of the year, and the families who sent a picture will find a copy waiting under their name.',
    date: '2026-09-30',
    imageUrl: picture(18),
  },
  {
    id: 'merdeka-batik-week',
    title: 'Batik Week: bring a shirt, take a story',
    description:
      "For the last week of August our six outlets become small museums. Bring a batik that has been in your family and we will photograph it, write down where it came from and hang the picture on the wall until Malaysia Day. Everybody who lends a story takes home a kerchief cut from this season's offcuts. The best three stories will be printed on the labels of next year's bunga raya shirts, with the name of whoever first wore them.",
    date: '2026-08-24',
    imageUrl: picture(1),
  },
  {
    id: 'indigo-vat-open-day',
    title: 'The indigo vat is open on Saturday',
    description:
      'We have fed it, warmed it and waited, and now the vat in Section 17 has the copper skin that dyers look for. Come between ten and four with one white cotton thing and leave with a blue one. We show how to fold, how to clamp and how many dips make which shade. Wear something that you do not love. Children are welcome if they can be kept out of the vat.',
    date: '2026-08-08',
    imageUrl: picture(2),
  },
  {
    id: 'repairs-free-in-july',
    title: 'Mending is free through July',
    description:
      'A missing button, a tired hem, a pocket that lets coins through: bring it to any outlet in July and it will be mended at no cost, whether or not it came from us. Most repairs take two days. We began this three years ago as an experiment and mended four hundred things in the first month, among them a wedding kebaya from 1961 and one very small football jersey.',
    date: '2026-07-02',
    imageUrl: picture(3),
  },
  {
    id: 'kebaya-fitting-evenings',
    title: 'Kebaya fitting evenings return',
    description:
      'Every first Thursday until the end of the year, our cutter Puan Salmah will be at Armenian Street from six in the evening to fit the Seroja Kebaya on you. A kebaya lives or dies at the shoulder seam, and moving it takes her twenty minutes. Book a place by message; there are eight each evening, with tea. Alterations on the night are included in the price.',
    date: '2026-06-18',
    imageUrl: picture(4),
  },
  {
    id: 'linen-from-slow-mill',
    title: 'Why our linen went up by three ringgit',
    description:
      'The mill that weaves our camp shirt linen has moved to older, slower looms, on purpose. The cloth is denser, it creases in softer lines and it lasts longer in a hot wash; we tested it forty times. It also costs more to make. Rather than thin the cloth we raised the shirt by three ringgit and kept the seams as they were. If yours wears through within two years, bring it back.',
    date: '2026-06-03',
    imageUrl: picture(5),
  },
  {
    id: 'hari-raya-hours',
    title: 'Opening hours over Hari Raya Haji',
    description:
      'Our outlets in Selangor and Johor close on the first day of Hari Raya Haji and open again on the next morning at ten. George Town and Butterworth close for two days. Orders placed online over the holiday are packed on the following working day. Pick-up slots on the day before fill quickly; please choose yours early, and bring the code from your mail.',
    date: '2026-05-22',
  },
  {
    id: 'tea-hills-collection',
    title: 'Dressed for the tea hills',
    description:
      'The new highland pieces are here: the cable jumper with a deeper roll collar, a puffer that packs to the size of a loaf, and a rain jacket in mustard that you can see from the next ridge. We wore them for four days in Brinchang in the wettest week of the year. Two zips failed and were replaced with brass ones before anything reached the shop.',
    date: '2026-05-06',
    imageUrl: picture(6),
  },
  {
    id: 'songket-with-terengganu',
    title: 'Learning songket in Terengganu',
    description:
      'Three of us spent a fortnight with weavers near Kuala Terengganu, mostly getting in the way. A loom-woven songket takes a month and is worth every ringgit; ours is machine-woven and says so on its label. What we brought back is the counting: how a lozenge grows, row by row, and why the border is always planned first. A part of every songket piece sold goes to their apprentices.',
    date: '2026-04-19',
    imageUrl: picture(7),
  },
  {
    id: 'kids-swap-day',
    title: 'Outgrown Saturday: swap what no longer fits',
    description:
      "Children grow faster than cotton wears. Bring washed children's clothes in good order to the Shah Alam outlet, take as many pieces home as you brought, and leave the rest for families who register with our neighbours at the community kitchen. Last time four hundred and twelve pieces changed hands and only one tantrum was counted, by an adult.",
    date: '2026-04-04',
    imageUrl: picture(8),
  },
  {
    id: 'raya-orders-close',
    title: 'Last day to order for Raya',
    description:
      'Orders for baju kurung, Baju Melayu and songket close at the end of this week if they are to reach you before the holiday. Sabah and Sarawak take three days more. After that you can still pick up at an outlet until the eve, as long as your size hangs on the rail. We do not take rush fees; we simply stop when the sewing room says so.',
    date: '2026-03-09',
    imageUrl: picture(9),
  },
  {
    id: 'pelikat-loom',
    title: 'How a pelikat gets its check',
    description:
      'Count the threads: forty of brick, eight of moss, two of gold, and back again. A pelikat check is a piece of arithmetic that happens to be comfortable. We made a short guide with the weaver who sets ours up, with the six classic sequences drawn out thread by thread. It hangs beside the sarongs and you may take one home, with or without a sarong.',
    date: '2026-01-25',
    imageUrl: picture(10),
  },
  {
    id: 'muar-outlet-opens',
    title: 'We have opened in Muar',
    description:
      'The shop on Jalan Abdullah was a tailor for fifty years. We kept the cutting table, the tiles and Encik Rahim, who was the tailor. He will hem your trousers while you have coffee next door. Come and see what a fifty-year-old pair of shears looks like, and what it can do. The outlet is closed on Wednesdays, because Encik Rahim always was.',
    date: '2026-01-10',
    imageUrl: picture(11),
  },
  {
    id: 'offcuts-become-shorts',
    title: 'Offcuts become play shorts',
    description:
      "A batik shirt leaves about a fifth of its cloth on the floor. Until last year it went to stuffing. Now the larger pieces are matched by colour and cut into children's shorts, which is why no two pairs are alike and why we cannot promise you the one in the picture. What is smaller than a hand becomes kerchiefs, and what is smaller still, we admit, is stuffing.",
    date: '2025-12-14',
    imageUrl: picture(12),
  },
  {
    id: 'year-end-hours',
    title: 'Longer evenings in December',
    description:
      'Petaling Jaya and Johor Bahru stay open until ten every day in the last three weeks of the year, Mondays included. Gift wrapping is a square of offcut batik tied furoshiki-style, at no charge; return the cloth in January if you like and we shall use it again. Online orders placed by the nineteenth arrive on the peninsula before the holidays.',
    date: '2025-12-01',
    imageUrl: picture(13),
  },
  {
    id: 'wau-tee-artist',
    title: 'Meet the maker behind the wau tee',
    description:
      'Pak Yusoff has built moon kites near Tumpat since he was nine. For our tee he cut the pattern out of paper first, as he does for the kites, and we traced the paper rather than drawing it again. That is why the curve on the left is a little rounder than the one on the right. He noticed and told us to leave it: a kite that is too even does not sing.',
    date: '2025-11-16',
    imageUrl: picture(14),
  },
  {
    id: 'deepavali-colours',
    title: 'Colours for the festival of lights',
    description:
      'Marigold, beetroot, peacock: for Deepavali the windows in Petaling Jaya and Penang have been laid out like a kolam, in folded cloth instead of rice flour. It took four people a night and it will stay up for two weeks. Everything in the window is for sale except the marigolds, which are paper, and which we can teach you to fold.',
    date: '2025-10-15',
    imageUrl: picture(15),
  },
  {
    id: 'wash-it-cold',
    title: 'Wash it cold, dry it in the shade',
    description:
      'Half of what wears clothes out happens in the wash. Cold water keeps indigo blue and linen long; a mesh bag keeps fleece fibres out of the river; shade keeps every colour truer than the strongest sun. We have printed a small card with six rules that fit on the inside of a cupboard door. It comes with every parcel from today, on paper made of our own offcuts.',
    date: '2025-09-28',
    imageUrl: picture(16),
  },
  {
    id: 'pick-up-or-delivery',
    title: 'Choose a slot: pick up or delivery',
    description:
      'You can now choose the hour at which you collect your order, or at which it comes to your door. Slots run from ten in the morning to ten at night. A small bar at the top of the shop shows what you chose, and you may change it until you pay. If the plans of a day fall apart, message us: moving a parcel is easier than moving a wedding.',
    date: '2025-09-07',
    imageUrl: picture(17),
  },
];
