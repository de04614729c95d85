/** Which values of an application are not personal. Without one, every text and every number is masked. */
export interface Redaction {
  /** Whether a value of this field needs no mask, such as one of a few words of the program. */
  readonly isSafeToShow?: (name: string, value: string | number) => boolean;
  /** Fields whose mask hides the length, too. */
  readonly secretFields?: ReadonlySet<string>;
  /** A value that replaces this one, for fields in which a masked text would not validate; null for the usual mask. */
  readonly substitute?: (name: string, value: string) => string | null;
  /** Whether keys that are no field names stay. Otherwise they are masked, because somebody may have typed them. */
  readonly keepsKeys?: boolean;
}

/** Copies a value and masks its personal data. `name` is the field that holds it. */
export type Mask = (value: unknown, name?: string) => unknown;

/** The pattern of field names. Any other key may be a text that a shopper typed. */
const FIELD = /^[A-Za-z_]\w{0,30}$/;

/** What a class instance becomes, which stays when it is masked again. */
const isInstance = (value: Readonly<Record<string, unknown>>) =>
  /^[A-Z]\w*$/.test(String(value.is)) && Object.keys(value)[0] === 'is';

/**
 * Creates a function that copies an event, a context or a result and masks personal data: each letter becomes an x, each
 * digit a 0, most other characters a star. Guards still decide the same: a masked e-mail is still an e-mail, six digits stay
 * six digits, and an empty text stays empty. Booleans stay, as does what the redaction calls safe.
 *
 * Masking is idempotent, so that a replay of a masked recording reaches the same values.
 */
export function createMask(redaction: Redaction = {}): Mask {
  const {
    isSafeToShow = () => false,
    secretFields,
    substitute = () => null,
    keepsKeys,
  } = redaction;
  const maskField = (name: string, value: string) => {
    if (value === '' || isSafeToShow(name, value)) return value;
    if (secretFields?.has(name)) return 'xxxxxxxx';
    return substitute(name, value) ?? maskedText(value);
  };
  const maskScalar = (value: unknown, name: string): unknown => {
    switch (typeof value) {
      case 'string':
        return maskField(name, value);
      case 'number':
        // Progress values do not need 16 digits.
        return isSafeToShow(name, value) ? Math.round(value * 100) / 100 : 0;
      case 'bigint':
        return `${maskScalar(Number(value), name)}n`;
      case 'function':
      case 'symbol':
        return undefined;
      default:
        return value;
    }
  };
  const mask = (value: unknown, name = '', outer: readonly object[] = []): unknown => {
    if (typeof value !== 'object' || value === null) return maskScalar(value, name);
    if (outer.includes(value)) return { is: 'Cycle' };
    const within = [...outer, value];
    const list = (entries: Iterable<unknown>) =>
      Array.from(entries, (entry) => mask(entry, name, within));
    if (Array.isArray(value)) return list(value);
    if (value instanceof Error) return { name: value.name, message: maskedText(value.message) };
    if (value instanceof Map || value instanceof Set)
      return { is: value.constructor.name, entries: list(value) };
    if (value instanceof Date) return { is: 'Date', time: mask(value.getTime(), name) };
    if (!isRecord(value)) return { is: value.constructor.name };
    const maskEntry = ([key, inner]: readonly [string, unknown], index: number) =>
      key === 'is' && isInstance(value)
        ? [key, inner]
        : [keepsKeys ? key : maskedKey(key, index), mask(inner, key, within)];
    return Object.fromEntries(Object.entries(value).map(maskEntry));
  };
  return (value, name) => mask(value, name);
}

/** Whether a value is plain data with fields, not an instance of a class. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Keeps field names. Masks other keys and numbers them, so that they stay distinct. */
export function maskedKey(key: string, index: number): string {
  return FIELD.test(key) || key === '' ? key : `${maskedText(key)} ${index}`;
}

/**
 * Masks a text but preserves its shape, so that it still validates as an e-mail, a phone number or a postcode: ASCII letters
 * and digits map to others than the rest, and `@ . + - _` stay.
 */
export function maskedText(text: string): string {
  return text
    .replace(/[a-z]/g, 'x')
    .replace(/[A-Z]/g, 'X')
    .replace(/[0-9]/g, '0')
    .replace(/\s/g, ' ')
    .replace(/[^xX0 @.+_-]/gu, (sign) => (/[\p{L}\p{M}]/u.test(sign) ? 'é' : '*'));
}

/** Copies a value to what JSON knows, and masks nothing. */
export const plain: Mask = createMask({ isSafeToShow: () => true, keepsKeys: true });
