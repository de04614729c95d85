import * as v from 'valibot';

/** An amount of money as a whole number of sen; 100 sen are 1 ringgit. */
export type Sen = number & v.Brand<'Sen'>;

export const NO_MONEY = sen(0);

/** @throws RangeError if the amount is not a safe integer */
export function sen(amount: number): Sen {
  if (!Number.isSafeInteger(amount)) {
    throw new RangeError(`An amount in sen must be a whole number, not ${amount}.`);
  }
  return amount as Sen;
}

const RINGGIT_TEXT = /^(-?)(\d{1,12})(?:\.(\d{1,}))?$/;

/**
 * Parses ringgit, a number or a string such as `"25.00"`, to sen; half a sen is rounded up. It parses the digits, because
 * binary fractions would make 1.00 of 1.005.
 * @returns null if it is not an amount
 */
export function parseRinggit(amount: number | string): Sen | null {
  const match = RINGGIT_TEXT.exec(String(amount).trim());
  if (!match) return null;
  const [, sign = '', whole = '0', fraction = ''] = match;
  const thousandths = Number(fraction.padEnd(3, '0').slice(0, 3));
  const total = Number(whole) * 100 + Math.round(thousandths / 10);
  return sen(sign === '-' && total > 0 ? -total : total);
}

/** With 2 decimals and without a currency, as in requests: `25.00`. */
export function toRinggitText(amount: Sen): string {
  return (amount / 100).toFixed(2);
}

/** With currency and 2 decimals: `RM25.00` (spec §9). */
export function formatMoney(amount: Sen, currency: string): string {
  return `${currency}${toRinggitText(amount)}`;
}

export function addMoney(...amounts: readonly Sen[]): Sen {
  return sen(amounts.reduce<number>((total, amount) => total + amount, 0));
}

export function timesQuantity(price: Sen, quantity: number): Sen {
  return sen(price * quantity);
}

/** Money in requests and responses: ringgit as a number or a string, parsed to sen. Servers send both. */
export const moneySchema = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(parseRinggit),
  v.custom<Sen>((amount) => amount !== null, 'Must be an amount in ringgit such as 25 or "25.00".'),
);
