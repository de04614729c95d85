import { shopTime } from '@kedai/contract/rules/shopTime';

/** The day of an order (epoch ms) in the shop's time zone (spec §2: en-GB): `21/11/2026`. */
export const orderDay = (date: number): string =>
  shopTime(date).today.split('-').reverse().join('/');
