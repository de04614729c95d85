/** Texts of failed calls whose response has no message (spec §8, by status class). */
export const failureText = {
  offline: 'The shop could not be reached. Check your connection and try again.',
  timeout: 'The shop took too long to answer. Please try again.',
  aborted: 'The request was cancelled.',
  malformed: 'The shop sent an answer that could not be read. Please try again.',
  badRequest: 'The shop could not accept this request. Check what you entered and try again.',
  notSignedIn: 'Please log in and try again.',
  otherCustomer:
    'You are now signed in as another customer. Nothing was sent; please check and try again.',
  unchecked: 'We could not check that you are signed in, so nothing was sent. Please try again.',
  notAllowed: 'You do not have access to this.',
  notFound: 'We could not find this.',
  tooLarge: 'What you sent is too large.',
  tooMany: 'Too many requests. Please wait a moment and try again.',
  serverDown: 'The shop has a problem at the moment. Please try again later.',
  refused: 'This was not accepted.',
  profileNotStored:
    'Your browser could not save this: its storage is full or blocked. It is kept until you leave the shop.',
  draftNotStored:
    'Your browser cannot keep what you type: its storage is full or blocked. It will be lost when you reload or leave this page.',
  cartNotStored:
    'Your browser could not save your bag: its storage is full or blocked. Nothing was changed.',
  cartTooLarge:
    'Your bag is full: it cannot hold any more different items until you log in. Nothing was changed.',
} as const;
