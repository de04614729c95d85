import { type Sen, toRinggitText } from '@kedai/contract/rules/money';

/** An amount as a number of ringgit, the way prices of products and shipping travel. */
export function toRinggitNumber(amount: Sen): number {
  return Number(toRinggitText(amount));
}
