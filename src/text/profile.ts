/** The sentences of My Profile (spec §2). */
export const profileTexts = {
  title: 'My Profile',
  intro: 'What you save here stays on this device.',
  tabs: {
    personal: 'Personal Info',
    addresses: 'Addresses',
    orders: 'Orders',
    security: 'Security',
  },
  personal: {
    name: 'Name',
    phone: 'Phone',
    save: 'Save Changes',
    saved: 'Your changes are saved on this device.',
  },
  address: {
    street: 'Street',
    zipcode: 'Zipcode',
    city: 'City',
    country: 'Country',
    save: 'Save Address',
    edit: 'Edit Address',
    cancel: 'Cancel',
    saved: 'Your address is saved on this device.',
    hint: 'Used to fill in the order form for you.',
  },
  orders: { none: 'No recent orders.', all: 'Go to My Orders' },
  security: {
    change: 'Change Password',
    explain: 'A new password is set with a code sent to your email. You will be logged out first.',
    confirm: 'Log out and continue',
    cancel: 'Cancel',
  },
} as const;
