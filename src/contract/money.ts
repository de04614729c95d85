import * as v from 'valibot';

/** An amount of money as a whole number of sen; 100 sen are 1 ringgit. */
export type Sen = number & v.Brand<'Sen'>;

export const NO_MONEY = sen(0);

/**
 * Takes a whole number of sen as money.
 * @throws RangeError when it is not a safe integer.
 */
export function sen(amount: number): Sen {
  if (!Number.isSafeInteger(amount)) {
    throw new RangeError(`An amount in sen must be a whole number, not ${amount}.`);
  }
  return amount as Sen;
}

const RINGGIT_TEXT = /^(-?)(\d{1,12})(?:\.(\d{1,}))?$/;

/**
 * Reads an amount in ringgit, a number or a text such as `"25.00"`, as sen, half a sen rounded up.
 * The digits are read as text so that 1.005 does not become 1.00 by binary fractions.
 * @returns null when it is no amount of money.
 */
export function parseRinggit(amount: number | string): Sen | null {
  const match = RINGGIT_TEXT.exec(String(amount).trim());
  if (!match) return null;
  const [, sign = '', whole = '0', fraction = ''] = match;
  const thousandths = Number(fraction.padEnd(3, '0').slice(0, 3));
  const total = Number(whole) * 100 + Math.round(thousandths / 10);
  return sen(sign === '-' && total > 0 ? -total : total);
}

/** An amount as 2-decimal text without a currency, the way prices travel (`"25.00"`). */
export function toRinggitText(amount: Sen): string {
  return (amount / 100).toFixed(2);
}

/** An amount as shoppers read it: currency label and 2 decimals, `RM25.00` (spec §9). */
export function formatMoney(amount: Sen, currency: string): string {
  return `${currency}${toRinggitText(amount)}`;
}

/** Adds amounts; no amounts are 0 sen. */
export function addMoney(...amounts: readonly Sen[]): Sen {
  return sen(amounts.reduce<number>((total, amount) => total + amount, 0));
}

/** A price times a whole quantity. */
export function timesQuantity(price: Sen, quantity: number): Sen {
  return sen(price * quantity);
}

/**
 * Money on the wire: a number or a text in ringgit, read as sen. Shops answer both, so both are read
 * (`"25.00" + "10.00"` must never become `25.0010.00`).
 */
export const moneySchema = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(parseRinggit),
  v.custom<Sen>((amount) => amount !== null, 'Must be an amount in ringgit such as 25 or "25.00".'),
);
