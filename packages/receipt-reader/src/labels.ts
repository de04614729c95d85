export type Role = 'receiver' | 'other';

/** Joins patterns to one that matches whole words in any case. */
const words = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${patterns.map(({ source }) => source).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );

/** Verbs before "to" and "by". Recognition may lose the space between: "Sentto". */
const PAYMENT_VERB = '(?:sent|send|paid|pay|payment|transfer(?:red)?|dihantar|dibayar)';
/** Labels of the receiver, in English and Malay. */
const RECEIVER = words(
  /(?:recipient|receiver|beneficiary|merchant|payee|penerima|benefisiari|pedagang|peniaga)(?:['’]?s)?(?: (?:details?|info(?:rmation)?|butiran))?/,
  /biller|seller|vendor|penjual|credited/,
  /you(?:['’]ve| have)? paid|(?:received|sold|diterima|dijual) ?(?:by|oleh)/,
  new RegExp(`${PAYMENT_VERB}?(?:to|kepada|ke)`),
  /bayaran untuk/,
);
/** Labels of the payer. */
const OTHER = words(
  /(?:sender|pay[eo]r|customer)(?:['’]?s)?|remitter|originator|source|debit(?:ed|ing)?/,
  new RegExp(
    `(?:${PAYMENT_VERB}|received|diterima)?(?:from|dari(?:pada)?)|${PAYMENT_VERB}?(?:by|oleh)`,
  ),
  /(?:bill(?:ed)?|welcome|back|return|add|save|share) to/,
  /pengh?antar|pengirim|pembayar|pelanggan|sumber/,
);
/** Labels of free text that the payer typed, for any reader. */
const FREE_TEXT = words(
  /references?|ref|remarks?|notes?|description|narrati(?:ve|on)|particulars|message|purpose|subject|memo|comments?/,
  /rujukan|nota|catatan|keterangan|penerangan|mesej|tujuan|perkara|ulasan/,
  /(?:payment|other) details?|butiran (?:pem)?bayaran|what['’]?s it for/,
);
/** Free text too, but only when the label has no other word. */
const DETAILS_ALONE = /^\W*(?:details?|butiran)\W*$/iu;

const ROLES = [
  ['receiver', RECEIVER],
  // Comes before the payer's labels because both match some of the same words.
  ['other', FREE_TEXT],
  ['other', OTHER],
] as const;

/** Words between such a label and the name. */
const ACCOUNT_WORDS = words(/name|account|acc|a\/c|holder|no|number|id|nama|akaun|optional/);
/** Further words inside a label. */
const CONNECTIVES = words(/of|for|the|untuk/);

/** Words of labels and headings. A line with one of them is not part of a name. */
const LABEL_WORDS = words(
  /pa(?:id|y|yment|yee)|transfers?|transferred|transa(?:ction|ksi)|success(?:ful|fully)?|completed?|status|receipt|amount|total|date|time/,
  /bayaran|pembayaran|pindahan|berjaya|selesai|resit|jumlah|tarikh|masa|jenis/,
  /name|nama|account|akaun|duitnow|qr|e-?wallet|you|have|your|anda|type|method|money|sent|done|rm|myr|scan|balance|share|copy|mobile|phone|proxy|other/,
);
/** Banks and wallets. Beside or under a name they are not part of it. */
const INSTITUTIONS = words(
  /bank|\p{L}*bank|cimb|rhb|bsn|uob|ocbc|hsbc|mbsb|affin|hong leong|standard chartered|al rajhi/u,
  /touch\W{0,2}n\W{0,2}go|tng|tngd|grab(?:pay)?|boost|bigpay|shopeepay|setel|mae/,
);

/** Texts of a page that requests a payment, such as the shop's own. */
const PAYMENT_REQUEST = /scan\s*qr\s*code\s*and\s*make\s*payment|upload\s*tng\s*receipt/iu;
/** Texts of a notification that the shopper received money. */
const MONEY_RECEIVED =
  /(?<!\p{L})(?:sent|paid|transferred|gave) ?you(?=\s*(?:money|rm|myr|\p{N})|\W*$)/iu;

/** Whether a line shows that the page is not a receipt of a payment by the shopper. */
export const isOtherDocument = (line: string): boolean =>
  PAYMENT_REQUEST.test(line) || MONEY_RECEIVED.test(line);

/** Words after the name of a bank. */
const INSTITUTION_SUFFIXES = words(/islamic|berhad/);

interface LabelMatch {
  readonly role: Role;
  readonly isFreeText: boolean;
  readonly start: number;
  /** End index in the text, exclusive. */
  readonly end: number;
}

/** Finds the last label word of a text. Free text takes precedence, also when it is addressed to the receiver. */
function lastLabel(text: string): LabelMatch | null {
  const isLabelFrom = (start: number) => isLabel(text.slice(start));
  const freeText = [...text.matchAll(FREE_TEXT)].find(({ index }) => isLabelFrom(index))?.index;
  const from = DETAILS_ALONE.test(text) ? 0 : freeText;
  if (from !== undefined) return { role: 'other', isFreeText: true, start: from, end: text.length };
  const labels = ROLES.flatMap(([role, pattern]) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
      role,
      isFreeText: pattern === FREE_TEXT,
      start: index,
      end: index + found.length,
    })),
  );
  return labels.sort((a, b) => b.end - a.end || a.start - b.start)[0] ?? null;
}

const removeAll = (text: string, patterns: readonly RegExp[]): string =>
  patterns.reduce((left, pattern) => left.replaceAll(pattern, ''), text);

/** Whether a text consists of label words only. */
const isLabel = (text: string): boolean =>
  !/[\p{L}\p{N}]/u.test(
    removeAll(text, [...ROLES.map(([, pattern]) => pattern), ACCOUNT_WORDS, CONNECTIVES]),
  );

/** Whether a text is the rest of a label from the line above: "name" under "Beneficiary". */
export const isAccountWord = (text: string): boolean =>
  !/\p{L}/u.test(removeAll(text, [ACCOUNT_WORDS]));

export const withoutInstitutions = (text: string): string =>
  removeAll(text, [INSTITUTIONS, INSTITUTION_SUFFIXES]);

/** The role that a label gives to the name beside or under it; null when it gives none. */
export function roleOf(label: string): Role | null {
  return lastLabel(label)?.role ?? null;
}

/** The role that a heading gives to the names in the rows under it. Free text does not count: its row has its own label. */
export function roleOfHeading(heading: string): Role | null {
  const label = lastLabel(heading);
  return label === null || label.isFreeText ? null : label.role;
}

/** The role that a text gives when it is a label and nothing else; null for any other text. */
export function roleOfLabel(text: string): Role | null {
  const role = roleBefore(text);
  return role === 'longer' ? null : role;
}

/** The role that the text before a name, in the same line, gives to it; `longer` when it begins a longer name. */
export function roleBefore(text: string): Role | 'longer' | null {
  const label = lastLabel(text);
  const rest = label === null ? text : text.slice(label.end);
  if (/\p{L}/u.test(removeAll(rest, [ACCOUNT_WORDS])) || LEADING_NUMBER.test(rest)) return 'longer';
  return label?.role ?? null;
}

/**
 * A number at the start of a name: "99 SPEEDMART". Two or three digits only: an account number has more, an icon misread as
 * a digit is one, and a time has digits before it.
 */
const LEADING_NUMBER = /(?<![\p{N}.,:/*-]\s*)\p{N}{2,3}\s+$/u;

/** Whether a line has words, no digits and no label words. */
const hasNoLabelWords = (line: string): boolean =>
  /\p{L}{2}/u.test(line) &&
  !/\p{N}/u.test(line) &&
  roleOf(line) === null &&
  removeAll(line, [LABEL_WORDS, INSTITUTIONS]) === line;

/** Whether a line may be part of a name: every word begins with a capital, which is rare in labels and sentences. */
export const isNameLike = (line: string): boolean =>
  hasNoLabelWords(line) && (line.match(/\p{L}+/gu) ?? []).every((word) => /^\p{Lu}/u.test(word));

/** Whether the value of a receiver's label is a name. It may hold lower case words, such as "a/l" and "bin". */
export const isPayeeName = (value: string): boolean =>
  hasNoLabelWords(value) && /^\P{L}*\p{Lu}/u.test(value);

/** A label and its value: "Merchant name: SIMPLE MART". */
const AFTER_COLON = /^([^:]+)(?::|\s{2})\s*(.+)$/u;
/** A sentence with a payee: "Paid to SIMPLE MART". */
const AFTER_PREPOSITION = new RegExp(
  `^(.*?)(?<!\\p{L})(?:${PAYMENT_VERB}?to|kepada|ke|you(?: have)? paid)\\s+(?!rm|myr|\\p{N})(.+)$`,
  'iu',
);

/**
 * The receiver that a line names after its label. Empty when the line is only the label, so that the name follows beside or
 * below; null when the line has no such label.
 */
export function payeeAfterLabel(line: string): string | null {
  if (roleOfLabel(line) === 'receiver') return '';
  const [, label = '', value = ''] = AFTER_COLON.exec(line) ?? [];
  if (roleOfLabel(label) === 'receiver') return value;
  const [, before = '', payee = null] = AFTER_PREPOSITION.exec(line) ?? [];
  return /\p{L}/u.test(removeAll(before, [LABEL_WORDS, CONNECTIVES])) ? null : payee;
}
