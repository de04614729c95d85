/** Texts of the slide-out menu, except the four pages that the specification names. */
export const menuText = {
  more: 'More',
  news: 'News & Event',
  outlets: 'Outlets',
  signIn: 'Sign In',
  myProfile: 'My Profile',
  orders: 'Orders',
  whatsapp: 'WhatsApp',
  newTab: '(opens in a new tab)',
} as const;
