import { sizeText } from '@kedai/contract/text/limitText';

/** What a request lacks, whoever sends it, and what the shop lacks at the moment. */
export const requestText = {
  empty: 'The request is empty. Send its fields as JSON.',
  brokenJson: 'The request is not valid JSON. Check its quotes, commas and brackets.',
  notJson: 'Send the request as application/json.',
  notForm: 'Send the request as multipart/form-data.',
  tooLong: (bytes: number) => `The request is too long; at most ${bytes / 1024} KB are read.`,
  tooDeep: (levels: number) =>
    `The request is nested too deep; at most ${levels} levels of lists and objects are allowed.`,
  tooSlow:
    'Your connection is too slow at the moment, so the request did not arrive. Please try again, perhaps from another place.',
  brokenHeader: (name: string) => `The header ${name} is not URL-encoded JSON.`,
  brokenKey: 'An Idempotency-Key is a text of 8 to 100 visible characters.',
  unreadableAddress: 'The address of this request cannot be read. Check its percent signs.',
  wrongAddress: {
    title: 'This address cannot be read',
    text: 'There is a mistake in the address. Perhaps a part of it was lost when it was copied.',
    toShop: 'Go to the shop',
  },
  keyReused: 'This Idempotency-Key was sent before with another request. Send a new key.',
  foreignOrigin: 'This request came from another site and was refused.',
  incompleteUpload: 'The upload arrived incomplete. Please send it again.',
  fileTooLarge: (bytes: number) =>
    `The file is too large. Choose one of at most ${sizeText(bytes)}.`,
  notSignedIn: 'Please log in and try again.',
  nobodySignedIn: 'Nobody is logged in.',
  otherCustomer:
    'You are now signed in as another customer. Nothing was sent; please check and try again.',
  notFound: 'There is nothing at this address.',
  internal: 'Something went wrong on our side. Please try again.',
  databaseDown: 'The shop is very busy at the moment. Please try again in a few seconds.',
  diskFull:
    'The shop cannot save anything at the moment. Nothing was stored; please try again later.',
  picturesDown:
    'Pictures cannot be stored or shown at the moment. Nothing was changed; please try again in a minute.',
  restarting: 'The shop is restarting. Please try again in a few seconds.',
  manyOfYours:
    'Many of your requests are still under way. Please wait a few seconds and try again.',
  manyUploads:
    'Too many files are being uploaded at the moment. Please try again in a few seconds.',
};
