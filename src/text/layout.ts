export const layoutText = {
  skipToContent: 'Skip to content',
  loadingPage: 'Loading page',

  offline: 'You are offline. Some things do not work until you are connected.',
  unreached: 'The shop cannot be reached at the moment. This page may be out of date.',

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
    /** The chosen slot in two parts. The smallest phones do not show the first. */
    slot: (weekday: string, dayAndMonth: string, hours: string) =>
      [`${weekday} `, `${dayAndMonth}, ${hours}`] as const,
    choose: 'Choose a service, date and time',
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
  },

  crash: {
    title: 'Something went wrong',
    home: 'Back to home',
    orderTitle: (id: string) => `Order ${id}`,
    /** @param reason a sentence */
    orderKept: (reason: string) => `Your order is placed, and listed under MY ORDERS. ${reason}`,
    orders: 'My orders',
    missing:
      'This page could not be loaded. Check your connection and try again. If the shop was just updated, reload the page.',
    awayTitle: 'Not available offline',
    away: 'Without a connection, you can open only pages that you have visited before.',
    part: 'This could not be opened. Check your connection and try again. If the shop was just updated, reload the page.',
  },
} as const;
