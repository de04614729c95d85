/** What a label says of the name that follows it. */
export type Role = 'receiver' | 'other';

/** One pattern of several, each as a whole word, in any case. */
const words = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${patterns.map(({ source }) => source).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );

/** What may stand before "to" and "by": recognition may lose the space between, "Sentto". */
const DONE = '(?:sent|send|paid|pay|payment|transfer(?:red)?|dihantar|dibayar)';
/** Labels of who is paid, in English and Malay. */
const RECEIVER = words(
  /(?:recipient|receiver|beneficiary|merchant|payee|penerima|benefisiari|pedagang|peniaga)(?:['’]?s)?(?: (?:details?|info(?:rmation)?|butiran))?/,
  /biller|seller|vendor|penjual|credited/,
  /you(?:['’]ve| have)? paid|(?:received|sold|diterima|dijual) ?(?:by|oleh)/,
  new RegExp(`${DONE}?(?:to|kepada|ke)`),
  /bayaran untuk/,
);
/** Labels of who pays. */
const OTHER = words(
  /(?:sender|pay[eo]r|customer)(?:['’]?s)?|remitter|originator|source|debit(?:ed|ing)?/,
  new RegExp(`(?:${DONE}|received|diterima)?(?:from|dari(?:pada)?)|${DONE}?(?:by|oleh)`),
  /(?:bill(?:ed)?|welcome|back|return|add|save|share) to/,
  /pengh?antar|pengirim|pembayar|pelanggan|sumber/,
);
/** Labels of what the payer wrote, to whomever. */
const FREE_TEXT = words(
  /references?|ref|remarks?|notes?|description|narrati(?:ve|on)|particulars|message|purpose|subject|memo|comments?/,
  /rujukan|nota|catatan|keterangan|penerangan|mesej|tujuan|perkara|ulasan/,
  /(?:payment|other) details?|butiran (?:pem)?bayaran|what['’]?s it for/,
);
/** The same where it is all that a label says: a heading has more words. */
const DETAILS_ALONE = /^\W*(?:details?|butiran)\W*$/iu;

const ROLES = [
  ['receiver', RECEIVER],
  // Before its own words are taken for details of another kind.
  ['other', FREE_TEXT],
  ['other', OTHER],
] as const;

/** What may stand between such a word and the name, */
const OF_ACCOUNT = words(/name|account|acc|a\/c|holder|no|number|id|nama|akaun|optional/);
/** and within a label besides. */
const CONNECTIVE = words(/of|for|the|untuk/);

/** Words of labels and headings, by which a line is known to be no part of a name. */
const OF_LABELS = words(
  /pa(?:id|y|yment|yee)|transfers?|transferred|transa(?:ction|ksi)|success(?:ful|fully)?|completed?|status|receipt|amount|total|date|time/,
  /bayaran|pembayaran|pindahan|berjaya|selesai|resit|jumlah|tarikh|masa|jenis/,
  /name|nama|account|akaun|duitnow|qr|e-?wallet|you|have|your|anda|type|method|money|sent|done|rm|myr|scan|balance|share|copy|mobile|phone|proxy|other/,
);
/** Where accounts are kept; beside or under a name it is no part of it. */
const INSTITUTIONS = words(
  /bank|\p{L}*bank|cimb|rhb|bsn|uob|ocbc|hsbc|mbsb|affin|hong leong|standard chartered|al rajhi/u,
  /touch\W{0,2}n\W{0,2}go|tng|tngd|grab(?:pay)?|boost|bigpay|shopeepay|setel|mae/,
);

/** What a page says that asks for a payment, as the shop's own does, */
const ASKS_TO_PAY = /scan\s*qr\s*code\s*and\s*make\s*payment|upload\s*tng\s*receipt/iu;
/** and one that tells of money that came. */
const TELLS_OF_INCOME =
  /(?<!\p{L})(?:sent|paid|transferred|gave) ?you(?=\s*(?:money|rm|myr|\p{N})|\W*$)/iu;

/** Whether a line is of a page that is no receipt of what the shopper paid. */
export const isNoReceipt = (line: string): boolean =>
  ASKS_TO_PAY.test(line) || TELLS_OF_INCOME.test(line);

/** What may follow the name of one. */
const OF_INSTITUTIONS = words(/islamic|berhad/);

interface Said {
  readonly role: Role;
  readonly isFree: boolean;
  /** Where it begins in the text. */
  readonly start: number;
  /** Where it ends in the text. */
  readonly end: number;
}

/** The last word of a text that says whose name follows; free text is free text, also when it is for the receiver. */
function lastSaid(text: string): Said | null {
  const isFree = (start: number) => isLabel(text.slice(start));
  const free = [...text.matchAll(FREE_TEXT)].find(({ index }) => isFree(index))?.index;
  const from = DETAILS_ALONE.test(text) ? 0 : free;
  if (from !== undefined) return { role: 'other', isFree: true, start: from, end: text.length };
  const said = ROLES.flatMap(([role, pattern]) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
      role,
      isFree: pattern === FREE_TEXT,
      start: index,
      end: index + found.length,
    })),
  );
  return said.reduce<Said | null>((last, one) => {
    if (last === null || one.end > last.end) return one;
    return one.end === last.end && one.start < last.start ? one : last;
  }, null);
}

/** A text without what these patterns find. */
const without = (text: string, patterns: readonly RegExp[]): string =>
  patterns.reduce((left, pattern) => left.replaceAll(pattern, ''), text);

/** Whether a text holds nothing but words of labels. */
const isLabel = (text: string): boolean =>
  !/[\p{L}\p{N}]/u.test(
    without(text, [...ROLES.map(([, pattern]) => pattern), OF_ACCOUNT, CONNECTIVE]),
  );

/** Whether a text is the rest of a label that began above: "Beneficiary" with "name" under it. */
export const isAccountWord = (text: string): boolean => !/\p{L}/u.test(without(text, [OF_ACCOUNT]));

/** A text without the names of banks and wallets. */
export const withoutInstitutions = (text: string): string =>
  without(text, [INSTITUTIONS, OF_INSTITUTIONS]);

/** What a label says of the name beside or under it; null when it says nothing of it. */
export function roleOf(label: string): Role | null {
  return lastSaid(label)?.role ?? null;
}

/** What a heading says of the names in the rows under it: free text stands beside its own label. */
export function roleOfHeading(heading: string): Role | null {
  const said = lastSaid(heading);
  return said === null || said.isFree ? null : said.role;
}

/** What a text says of the name beside or under it when it is a label and nothing else; null for any other text. */
export function roleOfLabel(text: string): Role | null {
  const role = roleBefore(text);
  return role === 'longer' ? null : role;
}

/**
 * What the text before a name, in its own line, says of it: its role; `longer` when it looks like the beginning of a longer
 * name; null when it says nothing.
 */
export function roleBefore(text: string): Role | 'longer' | null {
  const said = lastSaid(text);
  const rest = said === null ? text : text.slice(said.end);
  if (/\p{L}/u.test(without(rest, [OF_ACCOUNT])) || NUMBER_OF_NAME.test(rest)) return 'longer';
  return said?.role ?? null;
}

/**
 * What a name may begin with: "99 SPEEDMART". An account has more figures, a time has others before it, and a sign that is
 * read as a figure is one.
 */
const NUMBER_OF_NAME = /(?<![\p{N}.,:/*-]\s*)\p{N}{2,3}\s+$/u;

/** Whether a line has words, no figures, and none of the words that labels have. */
const isNoLabel = (line: string): boolean =>
  /\p{L}{2}/u.test(line) &&
  !/\p{N}/u.test(line) &&
  roleOf(line) === null &&
  without(line, [OF_LABELS, INSTITUTIONS]) === line;

/** Whether a line may be part of a name: words with capitals, as they are in labels and sentences more seldom. */
export const isNameLike = (line: string): boolean =>
  isNoLabel(line) && (line.match(/\p{L}+/gu) ?? []).every((word) => /^\p{Lu}/u.test(word));

/** Whether what stands as the value of a receiver's label is a name; "a/l" and "bin" within it are not capitals. */
export const isPayee = (value: string): boolean => isNoLabel(value) && /^\P{L}*\p{Lu}/u.test(value);

/** A sentence or a label that names whom it speaks of: "Paid to SIMPLE MART", "Merchant name: SIMPLE MART". */
const AFTER_COLON = /^([^:]+)(?::|\s{2})\s*(.+)$/u;
const AFTER_PREPOSITION = new RegExp(
  `^(.*?)(?<!\\p{L})(?:${DONE}?to|kepada|ke|you(?: have)? paid)\\s+(?!rm|myr|\\p{N})(.+)$`,
  'iu',
);

/**
 * Whom a line names as the receiver behind its label: '' when the name has to follow beside or below; null when the line is
 * no such label.
 */
export function payeeAfterLabel(line: string): string | null {
  if (roleOfLabel(line) === 'receiver') return '';
  const [, label = '', value = ''] = AFTER_COLON.exec(line) ?? [];
  if (roleOfLabel(label) === 'receiver') return value;
  const [, before = '', payee = null] = AFTER_PREPOSITION.exec(line) ?? [];
  return /\p{L}/u.test(without(before, [OF_LABELS, CONNECTIVE])) ? null : payee;
}
