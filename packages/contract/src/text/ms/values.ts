import { ORDER_STATUS } from '../../rules/orderStatus';

const nameFrom =
  (names: Readonly<Record<string, string>>) =>
  (value: string): string =>
    Object.hasOwn(names, value) ? (names[value] ?? value) : value;

export const statusName = nameFrom({
  [ORDER_STATUS.placed]: 'Pesanan Dibuat',
  [ORDER_STATUS.paymentSubmitted]: 'Bayaran Dihantar',
  [ORDER_STATUS.paymentConfirmed]: 'Bayaran Disahkan',
  [ORDER_STATUS.ready]: 'Siap',
  [ORDER_STATUS.outForDelivery]: 'Sedang Dihantar',
  [ORDER_STATUS.completed]: 'Selesai',
  [ORDER_STATUS.cancelled]: 'Pesanan Dibatalkan',
});

/** The other states have the same name in both languages. */
export const stateName = nameFrom({ Penang: 'Pulau Pinang', Malacca: 'Melaka' });

export const categoryName = nameFrom({
  Women: 'Wanita',
  Men: 'Lelaki',
  Kids: 'Kanak-kanak',
  Bread: 'Roti',
  Pastry: 'Pastri',
  Cake: 'Kek',
});

export const typeName = nameFrom({
  Topwear: 'Atasan',
  Bottomwear: 'Bawahan',
  Winterwear: 'Baju sejuk',
  Classic: 'Klasik',
  Wholegrain: 'Bijirin penuh',
  Sweet: 'Manis',
});

export const weekdayName = nameFrom({
  Monday: 'Isnin',
  Tuesday: 'Selasa',
  Wednesday: 'Rabu',
  Thursday: 'Khamis',
  Friday: 'Jumaat',
  Saturday: 'Sabtu',
  Sunday: 'Ahad',
});

/** `Chrome pada Android` */
export const deviceName = (device: string): string => device.replace(' on ', ' pada ');

const commonChoice = nameFrom({
  'Free size': 'Saiz bebas',
  Whole: 'Penuh',
  Half: 'Separuh',
  Single: 'Sebiji',
  Sliced: 'Dihiris',
  Unsliced: 'Tidak dihiris',
  'Thick slices': 'Hirisan tebal',
  'Thin slices': 'Hirisan nipis',
});

/** Such as `6 tahun` for `6Y`, `8 inci` for `8 inch`, `Kotak 6` for `Box of 6`. */
export const choiceName = (feature: string): string =>
  commonChoice(feature)
    .replace(/^(\d+)Y$/, '$1 tahun')
    .replace(/^(\d+) inch$/, '$1 inci')
    .replace(/^Box of (\d+)$/, 'Kotak $1');

export const lineName = (name: string, feature: string): string =>
  feature === '' ? name : `${name}, ${choiceName(feature)}`;
