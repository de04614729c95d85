/** The texts of the controls themselves, most of them for screen readers. All other texts are props. */
export const uiText = {
  busy: 'Please wait',
  close: 'Close',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  digit: (position: number, length: number) => `Digit ${position} of ${length}`,
  less: 'One less',
  more: 'One more',
  /** Before the price of one piece. */
  quantityTimes: (quantity: number) => `Qty ${quantity} × `,
  /** A day before the hours of its slot. */
  beforeHours: (day: string) => `${day}, `,
  noPicture: 'No picture',
  breadcrumb: 'Breadcrumb',
  retry: 'Try again',
  broken: 'This part of the page could not be shown. What is in your cart is safe.',
  loadAgain: 'Load the page again',
  stillLoading: 'Still loading. It takes longer than it should.',
  unchecked: {
    title: 'Your sign-in could not be checked',
    text: 'What is in your account is kept. Check your connection and try again.',
  },
} as const;
