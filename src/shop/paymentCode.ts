import { shop } from '.';

/** URL of the picture from the build setting `PAYMENT_QR`; empty without the setting. */
const configuredUrl = process.env.PAYMENT_QR ?? '';

/** The QR code that an e-wallet scans, with a picture that the shopper can save. No wallet accepts the shipped example. */
export const paymentCode =
  configuredUrl === ''
    ? { displayUrl: `/qr/${shop.id}.svg`, downloadUrl: `/qr/${shop.id}.png`, isExample: true }
    : { displayUrl: configuredUrl, downloadUrl: configuredUrl, isExample: false };
