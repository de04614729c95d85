import type { ShopId } from '../settings';

/** What mails say about the company of a shop. The storefront has a profile of its own (`src/shop`); a test compares them. */
export interface Company {
  readonly shopName: string;
  readonly registeredName: string;
  /** Of the Companies Commission of Malaysia, in the new and the old form. */
  readonly registrationNumber: string;
  readonly phone: string;
  readonly email: string;
  /** The name that the e-wallet shows. */
  readonly receiverName: string;
  /** The colour of headings and buttons: on white, and in dark mode. */
  readonly accent: readonly [light: string, dark: string];
}

export const companies: Readonly<Record<ShopId, Company>> = {
  clothing: {
    shopName: 'Kain & Roti',
    registeredName: 'Kain Roti Sdn Bhd',
    registrationNumber: '202601001234 (1512345-A)',
    phone: '+60 12-345 6789',
    email: 'hello@kainroti.example',
    receiverName: 'KAIN ROTI SDN BHD',
    accent: ['#a5442a', '#efcfbf'],
  },
  bakery: {
    shopName: 'Roti & Kain',
    registeredName: 'Roti Kain Bakeri Sdn Bhd',
    registrationNumber: '202601005678 (1556789-B)',
    phone: '+60 19-876 5432',
    email: 'hello@rotikain.example',
    receiverName: 'ROTI KAIN BAKERI SDN BHD',
    accent: ['#3d6a3c', '#cbdec2'],
  },
};
