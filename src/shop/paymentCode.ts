import { shop } from '.';

/** The code that an e-wallet scans, as a picture. */
export interface PaymentCode {
  /** Address of the picture that is shown. */
  readonly shown: string;
  /** Address of the picture that a phone saves. */
  readonly saved: string;
  /** The shipped picture, which no wallet takes. */
  readonly isExample: boolean;
}

/** Where the build has put the picture that the setting `PAYMENT_QR` names; empty without it. */
const own = process.env.PAYMENT_QR ?? '';

export const paymentCode: PaymentCode =
  own === ''
    ? { shown: `/qr/${shop.id}.svg`, saved: `/qr/${shop.id}.png`, isExample: true }
    : { shown: own, saved: own, isExample: false };
