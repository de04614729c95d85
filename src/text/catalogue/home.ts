import { RETURN_DAYS } from '@kedai/contract/rules/limits';
import { shop } from '../../shop';
import { shopText } from '../../shop/shopText';

/** Document title and description of the home page. */
export const homePage = { title: shop.name, description: shopText.description } as const;

/** Texts of the home page. Those that the specification quotes are letter for letter. */
export const homeText = {
  slider: {
    label: 'Highlights',
    role: 'carousel',
    none: 'No slider images available',
    previous: 'Previous picture',
    next: 'Next picture',
    pause: 'Pause the pictures',
    play: 'Play the pictures',
    slide: (position: number, count: number) => `Picture ${position} of ${count}`,
  },
  policies: {
    title: 'Our promises',
    exchange: { title: 'Easy exchange', text: shopText.home.exchangeText },
    return: {
      title: `${RETURN_DAYS} days return`,
      text: `Send it back within ${RETURN_DAYS} days.`,
    },
    support: { title: '24/7 support', text: 'Write at any time. A person answers.' },
  },
  newsletter: {
    title: 'Subscribe now and get 20% off',
    text: 'New arrivals and offers, now and then.',
    email: 'E-mail address',
    placeholder: 'Enter your email',
    subscribe: 'Subscribe',
    /** Nothing is sent (spec §1), so the text must not claim a subscription. */
    nothingSent: 'Our newsletter has not started yet, so your address was not sent or saved.',
  },
  seeAll: 'See all',
} as const;
