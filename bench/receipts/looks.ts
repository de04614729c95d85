import type { ReceiptLook } from './draw';

export const RECEIVER = 'KAIN ROTI SDN BHD';

/** A handful of screenshots as shoppers send them, and some that must not pass. */
export const looks: readonly ReceiptLook[] = [
  { name: 'light', receiver: [RECEIVER], matches: true },
  { name: 'dark', receiver: [RECEIVER], dark: true, matches: true },
  { name: 'light rows', receiver: [RECEIVER], layout: 'rows', matches: true },
  {
    name: 'dark rows, jpeg',
    receiver: [RECEIVER],
    layout: 'rows',
    dark: true,
    type: 'image/jpeg',
    quality: 0.5,
    matches: true,
  },
  { name: 'bordered slip', receiver: [RECEIVER], layout: 'slip', matches: true },
  { name: 'two lines', receiver: ['KAIN ROTI', 'SDN BHD'], layout: 'rows', matches: true },
  {
    name: 'two lines, stacked, dark',
    receiver: ['KAIN ROTI', 'SDN BHD'],
    dark: true,
    matches: true,
  },
  { name: 'other case, punctuation', receiver: ['Kain Roti Sdn. Bhd.'], matches: true },
  {
    name: 'small, messenger',
    receiver: [RECEIVER],
    width: 720,
    type: 'image/jpeg',
    quality: 0.4,
    matches: true,
  },
  { name: 'large', receiver: [RECEIVER], width: 1440, matches: true },
  { name: 'low contrast', receiver: [RECEIVER], contrast: 0.25, matches: true },
  { name: 'low contrast, dark', receiver: [RECEIVER], contrast: 0.3, dark: true, matches: true },
  { name: 'tilted', receiver: [RECEIVER], tilt: 2.5, type: 'image/jpeg', matches: true },
  { name: 'other receiver', receiver: ['SIMPLE BAKERY SDN BHD'], matches: false },
  { name: 'near name', receiver: ['KAIM ROTI SDN BHD'], matches: false },
  { name: 'near name, longer', receiver: ['KAIN ROTIS SDN BHD'], matches: false },
  { name: 'cut off', receiver: ['KAIN ROTI SD...'], dark: true, matches: false },
  { name: 'no receipt', receiver: [], scene: true, matches: false },
];
