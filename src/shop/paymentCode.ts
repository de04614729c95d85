import { shop } from '.';

/** The QR code that an e-wallet scans. */
export interface PaymentCode {
  /** URL of the displayed picture. */
  readonly displayUrl: string;
  /** URL of the picture that the shopper can save. */
  readonly downloadUrl: string;
  /** Whether it is the shipped example, which no wallet accepts. */
  readonly isExample: boolean;
}

/** URL of the picture from the build setting `PAYMENT_QR`; empty without the setting. */
const configuredUrl = process.env.PAYMENT_QR ?? '';

export const paymentCode: PaymentCode =
  configuredUrl === ''
    ? { displayUrl: `/qr/${shop.id}.svg`, downloadUrl: `/qr/${shop.id}.png`, isExample: true }
    : { displayUrl: configuredUrl, downloadUrl: configuredUrl, isExample: false };
