/** Texts of the shell around every page. */
export const layoutText = {
  skipToContent: 'Skip to content',
  loadingPage: 'Loading page',

  offline: 'You are offline. What needs a connection has to wait.',
  unreached:
    'The shop cannot be reached at the moment. What you see is from before and may be out of date.',

  closeNotice: 'OK',

  notices: {
    label: 'Notices',
    /** Spec §2, letter for letter. */
    messages: [
      'Motorcycle delivery is for bread products only.',
      'Next-day delivery available upon limited slot, kindly text us on WhatsApp.',
    ],
    dismiss: 'Close notices',
  },

  navigation: {
    main: 'Main',
    homeLink: (shopName: string) => `${shopName}, home`,
    search: 'Search',
    openMenu: 'Open menu',
    menu: 'Menu',
    back: 'Back',
    signIn: 'Sign in',
    account: 'My account',
    myProfile: 'My Profile',
    orders: 'Orders',
    logout: 'Logout',
    more: 'More',
    news: 'News & Event',
    outlets: 'Outlets',
    menuSignIn: 'Sign In',
    cart: (count: number) => (count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`),
  },

  service: {
    label: 'Your service',
    pickup: 'Pick Up',
    delivery: 'Delivery',
    change: 'Change',
    choose: 'Choose Pick Up or Delivery, date and time',
  },

  footer: {
    label: 'Footer',
    shop: 'SHOP',
    home: 'Home',
    about: 'About',
    delivery: 'Delivery',
    privacy: 'Privacy Policy',
    getInTouch: 'GET IN TOUCH',
    whatsapp: 'WhatsApp',
    instagram: 'Instagram',
    xiaohongshu: 'Xiaohongshu',
    newTab: '(opens in a new tab)',
  },

  crash: {
    title: 'Something went wrong',
    home: 'Back to home',
    orderTitle: (id: string) => `Order ${id}`,
    orderKept: 'Your order is placed, and listed under MY ORDERS.',
    orders: 'My orders',
    missing:
      'This page did not arrive. Please check your connection and try again; if the shop was updated in the meantime, loading the page again helps.',
    awayTitle: 'Not seen before',
    away: 'Without a connection, only pages that you have opened before are here.',
    part: 'This could not be opened. Please check your connection and try again; if the shop was updated in the meantime, loading the page again helps.',
  },
} as const;
