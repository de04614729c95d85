import type { FileKind } from '@kedai/contract/rules/fileKind';

const SCREENSHOT = 'Take a screenshot of your receipt and upload that.';
const unusable = (why: string) => `${why} ${SCREENSHOT}`;

const KINDS: Readonly<Partial<Record<FileKind, string>>> = {
  bmp: 'a BMP picture, which the shop cannot open',
  document: 'a document',
  empty: 'empty',
  heic: 'a HEIC photo, which the shop cannot open',
  pdf: 'a PDF',
  svg: 'an SVG drawing',
  text: 'a text',
  tiff: 'a TIFF picture, which the shop cannot open',
  video: 'a video',
};

/** Receipts that are uploaded. */
export const receiptText = {
  uploaded: 'Receipt uploaded.',
  notFound: 'This receipt was not found.',
  otherKind: (kind: FileKind) => unusable(`This file is ${KINDS[kind] ?? 'not an image'}.`),
  damaged: unusable('This image is damaged or incomplete.'),
  tooSlow: unusable('This image takes too long to open.'),
  tooLarge: (width: number, height: number) =>
    unusable(`This image is too large: ${width} × ${height} pixels.`),
  tooSmall: (width: number, height: number) =>
    unusable(`This image is too small to be read: ${width} × ${height} pixels.`),
  busy: 'Many receipts are arriving at the moment. Please send yours again in a few seconds.',
  tooManyToday:
    'You have uploaded many files today. Please try again tomorrow, or send your receipt to the seller.',
  used: 'This receipt was already uploaded for another order. Please upload the receipt of this payment.',
  orderCancelled: 'This order was cancelled. If you have paid, please contact the seller.',
  orderByCard:
    'This order is paid by card and takes no receipt. To pay by Touch n Go eWallet, place the order again; if you have sent the money already, please contact the seller.',
  orderSettled: 'The payment of this order has been settled; no receipt is needed.',
};
