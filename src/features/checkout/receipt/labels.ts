/** What a label says of the name that follows it. */
export type Role = 'receiver' | 'other';

/** Labels of who is paid, in English and Malay. */
const RECEIVER =
  /(?:recipient|receiver|beneficiary|merchant|payee|penerima)(?:['’]?s)?(?: (?:details?|info(?:rmation)?|butiran))?|to|kepada|merchant|biller|seller|penjual|peniaga|you paid|you have paid|bayaran untuk|credited|ke/;
/** Labels of who pays. */
const OTHER =
  /from|sender(?:['’]?s)?|pay[eo]r(?:['’]?s)?|by|dari(?:pada)?|pengh?antar|pengirim|pembayar|remitter|originator|source|debit(?:ed|ing)?/;
/** Labels of what the payer wrote, to whomever. Details alone may be a heading's of anything. */
const FREE_TEXT =
  /(?:payment|other) details?|butiran (?:pem)?bayaran|^\W*(?:details?|butiran)(?=\W*$)|references?|ref|rujukan|remarks?|notes?|nota|description|catatan|keterangan|narrati(?:ve|on)|particulars|message|mesej|purpose|tujuan|memo|comments?|what['’]?s it for/;
/** What may stand between such a word and the name. */
const FILLER =
  /(?:name|account|acc|a\/c|nama|akaun|no|number|id|of|for|the|untuk|merchant|optional)/;

const words = (pattern: RegExp): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern.source})(?![\\p{L}\\p{N}])`, 'giu');
const ROLES = [
  ['receiver', words(RECEIVER)],
  // Before its own words are taken for details of another kind.
  ['other', words(FREE_TEXT)],
  ['other', words(OTHER)],
] as const;

/** Words of labels and headings, by which a line is known to be no part of a name. */
const OF_LABELS = words(
  /pa(?:id|y|yment|yee)|bayaran|pembayaran|transfers?|transferred|pindahan|transa(?:ction|ksi)|success(?:ful|fully)?|berjaya|completed?|selesai|status|receipt|resit|amount|jumlah|total|date|tarikh|time|masa|name|nama|account|akaun|bank|duitnow|qr|e-?wallet|you|have|your|anda|type|jenis|method|money|sent|done|rm|myr|scan|balance/,
);

interface Said {
  readonly role: Role;
  /** Where it begins in the text. */
  readonly start: number;
  /** Where it ends in the text. */
  readonly end: number;
}

/** The last word of a text that says whose name follows; free text is free text, also when it is for the receiver. */
function lastSaid(text: string): Said | null {
  const free = [...text.matchAll(words(FREE_TEXT))].find(({ index }) => isLabel(text.slice(index)));
  if (free !== undefined) return { role: 'other', start: free.index, end: text.length };
  const said = ROLES.flatMap(([role, pattern]) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
      role,
      start: index,
      end: index + found.length,
    })),
  );
  return said.reduce<Said | null>((last, one) => {
    if (last === null || one.end > last.end) return one;
    return one.end === last.end && one.start < last.start ? one : last;
  }, null);
}

/** Whether a text holds nothing but words of labels. */
function isLabel(text: string): boolean {
  const rest = ROLES.reduce((left, [, pattern]) => left.replaceAll(pattern, ''), text);
  return !/[\p{L}\p{N}]/u.test(rest.replaceAll(words(FILLER), ''));
}

/** What a label says of the name beside or under it; null when it says nothing of it. */
export function roleOf(label: string): Role | null {
  return lastSaid(label)?.role ?? null;
}

/** What a text says of the name beside or under it when it is a label and nothing else; null for any other text. */
export function roleOfLabel(text: string): Role | null {
  const role = roleBefore(text);
  return role === 'longer' ? null : role;
}

/**
 * What the text before a name, in its own line, says of it: its role; `longer` when it looks like the beginning of a longer
 * name; null when it is no text at all.
 */
export function roleBefore(text: string): Role | 'longer' | null {
  if (!/\p{L}/u.test(text)) return null;
  const said = lastSaid(text);
  const rest = said === null ? text : text.slice(said.end);
  const left = rest.replaceAll(words(FILLER), '').match(/\p{L}+/gu);
  return left === null && said !== null ? said.role : 'longer';
}

/** Whether a line may be part of a name: words with capitals, no figures, and none of the words that labels have. */
export function isNameLike(line: string): boolean {
  if (/\p{N}/u.test(line) || roleOf(line) !== null || line.match(OF_LABELS) !== null) return false;
  const found = line.match(/\p{L}+/gu) ?? [];
  return found.some((word) => word.length > 1) && found.every((word) => /^\p{Lu}/u.test(word));
}
