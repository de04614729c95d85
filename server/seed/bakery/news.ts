import type { SeedNewsItem } from '../types';

const picture = (n: number) => `/pictures/news-${n}.webp`;

/** The news of the bakery, the latest first. */
export const news: readonly SeedNewsItem[] = [
  {
    id: 'stollen-and-kek-orders',
    title: 'Year-end orders are open',
    description:
      'The list for the last weeks of the year is open at every counter and online. Kek lapis needs five days of notice, since one baker makes all of them and cannot be hurried; everything else needs two. Collection runs in hourly slots from ten in the morning. If your plans change, call the outlet before noon on the day and we will find your box a later hour or a hungrier family.',
    date: '2026-11-02',
    imageUrl: picture(1),
  },
  {
    id: 'night-bakers',
    title: 'A night with the bakers',
    description:
      'At one in the morning the ovens are already warm. We followed the night shift in Ipoh from the first scaling to the first delivery and wrote down what happens when: the croissants rise at three, the rye goes in at four, somebody sings at five. The whole account hangs framed beside the till, with photographs, and the singer has asked not to be named.',
    date: '2026-10-11',
    imageUrl: picture(2),
  },
  {
    id: 'harumanis-season',
    title: 'The harumanis season was good',
    description:
      'For nine weeks this year the mango danish had real harumanis on it, from two orchards in Perlis. The last crate came on Saturday and the danish rests until next season. We could use frozen fruit and keep it on the shelf all year. We tried, we tasted, and we would rather wait. In its place: roasted pineapple, beginning on Monday.',
    date: '2026-09-05',
    imageUrl: picture(3),
  },
  {
    id: 'merdeka-breakfast',
    title: 'A long table on Merdeka morning',
    description:
      'On the thirty-first of August we push every table in the Jonker outlet into one and serve breakfast along it, free, from seven until the bread runs out. Bring a topping to share: kaya, sambal, peanut butter, whatever your house believes in. Last year a hundred and eighty people came, and the argument about butter under kaya was not settled.',
    date: '2026-08-20',
    imageUrl: picture(4),
  },
  {
    id: 'starter-is-twelve',
    title: 'Our starter turns twelve',
    description:
      "The sourdough start that raises our bread was mixed in a jam jar in Section 17 twelve years ago this month. It has since lived through two floods, one power cut and a holiday in somebody's fridge. To mark the day we give away small jars of it at every outlet, with a card that says how to feed it. It answers to no name, whatever you may have heard.",
    date: '2026-07-19',
    imageUrl: picture(5),
  },
  {
    id: 'baking-class-july',
    title: 'Saturday classes: one dough, three breads',
    description:
      'From July the upstairs room in Klang becomes a school on Saturdays. In one morning you mix one dough and bake it as rolls, as a tin loaf and as focaccia, and you take all three home. Eight places, aprons provided, no machine required but your hands. Children from ten years may come with an adult who promises not to take over.',
    date: '2026-06-28',
    imageUrl: picture(6),
  },
  {
    id: 'haji-hours',
    title: 'Opening hours over Hari Raya Haji',
    description:
      'All outlets close at two in the afternoon on the eve and stay closed on the day itself. The ovens start again that night, so fresh bread is back on the following morning from ten. Orders with a slot on the closed day are moved to the next one; you will hear from us before it happens, and you may choose another hour by answering the message.',
    date: '2026-05-21',
  },
  {
    id: 'less-sugar',
    title: 'A fifth less sugar in the buns',
    description:
      'We took a fifth of the sugar out of the kelapa buns in January and told nobody. Sales did not move, and three people said that they had never tasted better. So now we say it: they have less sugar, and so do the cinnamon rolls from this week. The kaya stays as it is. There are limits, and that one was voted on.',
    date: '2026-05-03',
    imageUrl: picture(7),
  },
  {
    id: 'ipoh-outlet',
    title: 'Old Town has bread again',
    description:
      'Our outlet on Jalan Sultan Yusuf opens on Friday in a shophouse that was a bakery between the wars. The brick oven at the back was sealed in 1958. We opened it, swept it and lit it, and it draws perfectly. The sourdough in Ipoh will be baked in it. The floor slopes and so do some of the loaves.',
    date: '2026-04-17',
    imageUrl: picture(8),
  },
  {
    id: 'raya-kuih-boxes',
    title: 'Raya tins: order before the twelfth',
    description:
      'Pineapple tarts come in tins of nine or eighteen this Raya, packed by hand with paper between the layers. Orders close on the twelfth or when the jam is gone; it cooks for six hours and we have only so many pots. Tins can be collected at any outlet until the eve, or sent to your door on the peninsula. They keep for two weeks, in theory.',
    date: '2026-03-02',
    imageUrl: picture(9),
  },
  {
    id: 'rice-bran-trial',
    title: 'Sixty loaves with rice bran',
    description:
      'A mill in Sekinchan asked whether we could use its rice bran. We baked sixty trial loaves with it, from two parts in a hundred up to fifteen. At eight the bread is nutty and keeps a day longer; at fifteen it is a doorstop. The one with eight will be on the shelf through March as a guest. Tell us what you think and it may stay.',
    date: '2026-02-22',
    imageUrl: picture(10),
  },
  {
    id: 'new-year-hours',
    title: 'Chinese New Year: what is open',
    description:
      'The outlets in Malacca and Perak close for the first three days of the new year, those in Selangor for two. Before that we bake pineapple tarts around the clock, so the smell on the street is an announcement of its own. Pick-up on the eve is possible until four in the afternoon; please choose your slot early, because the boxes are many and the counter is narrow.',
    date: '2026-02-08',
  },
  {
    id: 'bread-bag',
    title: 'Bring the bag, take two ringgit off',
    description:
      'The cotton bread bag that you bought last year has earned its keep. From now on, every loaf that goes home in a cloth bag costs two ringgit less, whichever shop the bag came from. In the first trial month in Taiping this saved eleven thousand paper bags, and one customer arrived with a pillowcase. It counted.',
    date: '2026-01-24',
    imageUrl: picture(11),
  },
  {
    id: 'pandan-garden',
    title: 'Where the pandan grows',
    description:
      "Behind the Ayer Keroh outlet there is now a bed of six hundred pandan plants, cut each morning and pressed by eight. The colour of the milk bread follows the rain: pale in a dry week, deep after a storm. We stopped apologising for the difference and started to write the week's rainfall on the shelf card.",
    date: '2026-01-09',
    imageUrl: picture(12),
  },
  {
    id: 'curry-puff-table',
    title: 'The table where curry puffs are pleated',
    description:
      'Four women have pleated our karipap at the same marble table since the shop opened. Between them they have closed something like two million. We timed Puan Faridah at eleven seconds a piece, with a conversation going. Visitors may try on Wednesdays at three; your first one will open in the oil, and that is normal.',
    date: '2025-12-18',
    imageUrl: picture(13),
  },
  {
    id: 'day-old-shelf',
    title: 'The shelf of yesterday',
    description:
      'What is not sold by closing goes on the lowest shelf the next morning at half price, clearly marked. Sourdough is often better on its second day, and for toast we prefer it. What is left after that goes to three kitchens in the neighbourhood who fetch it at noon. Since the shelf began, nothing with flour in it has been thrown away.',
    date: '2025-11-30',
    imageUrl: picture(14),
  },
  {
    id: 'kek-lapis-baker',
    title: 'Sixteen layers, one pair of hands',
    description:
      'Cik Dayang learned kek lapis from her grandmother in Kuching and has not changed the order of the spices. Each layer is poured, spread and grilled for four minutes before the next, so a cake takes most of a day of standing. She makes nine in a week. When you cut one, cut it thin: the light should come through.',
    date: '2025-11-12',
    imageUrl: picture(15),
  },
  {
    id: 'deepavali-boxes',
    title: 'A box for the festival of lights',
    description:
      'For Deepavali we bake with ghee: cardamom knots, rose bandung cake in a small size, and a saffron bun that exists for two weeks only. Everything in the box is free of egg except the cake, which is marked. Order by Tuesday for the weekend. The lamps on the lid are cut from paper and can be stood up and lit with a tea light.',
    date: '2025-10-14',
    imageUrl: picture(16),
  },
  {
    id: 'how-to-keep-bread',
    title: 'How to keep a loaf for five days',
    description:
      'Cut side down on the board, cloth over it, away from the window: that is most of it. The fridge dries bread faster than the shelf; the freezer does not, if you slice first. A crust that went soft comes back in a hot oven in six minutes. We have put all of this on a card that comes with your first loaf from today.',
    date: '2025-09-26',
    imageUrl: picture(17),
  },
  {
    id: 'pick-your-slot',
    title: 'Choose the hour of your bread',
    description:
      'You can now choose when to collect your order or have it brought: hourly slots from ten to ten, today or on any later day. Choose the hour after a bake and the loaf will still be warm in its paper; the times are on the door and on the site. Motorcycle delivery is for bread only. A cake on a motorcycle is a different dish.',
    date: '2025-09-08',
    imageUrl: picture(18),
  },
];
