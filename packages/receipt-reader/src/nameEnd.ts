import { isNameLike, withoutInstitutions } from './labels';
import { restoreCapitalI } from './nameMatch';

/** Legal forms of companies. A registered name ends with one. */
const LEGAL_FORM = /(?:sdn\W*bhd|berhad|bhd|plt|limited|ltd|inc)/;
const ENDS_WITH_LEGAL_FORM = new RegExp(
  `(?<!\\p{L})(?:${LEGAL_FORM.source}|enterprise)\\W*$`,
  'iu',
);
const STARTS_WITH_LEGAL_FORM = new RegExp(`^\\W*${LEGAL_FORM.source}(?![\\p{L}\\p{N}])`, 'iu');
/** What separates the branch of a company from its name. */
const BRANCH_SEPARATOR = /^\s*[-–—@([{]/u;

/** Whether a name is complete, so that only a branch may follow. */
export const endsWithLegalForm = (name: string): boolean => ENDS_WITH_LEGAL_FORM.test(name);

/** The source of a pattern that matches any of these as whole words. */
const anyWord = (...patterns: readonly RegExp[]): string =>
  `(?:${patterns.map(({ source }) => source).join('|')})(?!\\p{L})`;

const DAY = /today|(?:mon|tues|wednes|thurs|fri|satur|sun)day/;
const MONTH = /(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*/u;
const CURRENCY = /rm|myr/;
const WAY_OF_PAYING = /duitnow|fpx|qr/;
const SUCCESS = /successful(?:ly)?|berjaya/;

/** When, how and for how much: "on 21 Nov", "via FPX", "for RM 12.00". The line may end after the first word. */
const CIRCUMSTANCE = `(?:on|at|pada|via|for|untuk)(?:\\W*$|\\W+(?:\\p{N}|${anyWord(CURRENCY, WAY_OF_PAYING, DAY, MONTH)}))`;
/** The result of the payment: "has received RM 12.00", "was successful". */
const OUTCOME = `(?:has|have|was|is|were)\\W+${anyWord(/been|received|completed?|paid/, SUCCESS)}`;
/** How a sentence may continue after a name. */
const SENTENCE = new RegExp(
  `^\\W*(?:${CIRCUMSTANCE}|${OUTCOME}|${anyWord(CURRENCY, SUCCESS)})`,
  'iu',
);
/** Letters and a number, such as the branch "SS15". An amount does not count. */
const BRANCH_NUMBER = /^(?!rm|myr)\p{L}{2,}\p{N}{1,3}$/iu;

/**
 * Whether the words after a name in its line make it a different name. A legal form does not: `FARM BAKERY SDN BHD` is
 * FARM BAKERY. Nor does a branch after a legal form: `KAIN ROTI SDN BHD (SS15)`.
 */
export function continuesName(after: string, name: string): boolean {
  if (SENTENCE.test(after)) return false;
  if (endsWithLegalForm(name))
    return !BRANCH_SEPARATOR.test(after) && hasWords(withoutInstitutions(after));
  const form = STARTS_WITH_LEGAL_FORM.exec(after)?.[0];
  return form === undefined ? hasWords(after) : continuesName(after.slice(form.length), form);
}

function hasWords(text: string): boolean {
  // Recognition takes an S before a letter for a dollar sign: "$S15" is the branch SS15.
  const words = text.replace(/\$(?=\p{L})/gu, 'S');
  const tokens = words.split(/\s+/u).filter((token) => /\p{L}{2}/u.test(token));
  return tokens.some((token) => !/\p{N}/u.test(token) || BRANCH_NUMBER.test(token));
}

/** Words of street addresses, which receipts print under company names. */
const STREET_WORDS =
  /(?<!\p{L})(?:jalan|jln|lorong|persiaran|lebuh|taman|bandar|kampung)(?!\p{L})/iu;
/** Places. A line with nothing else is part of an address, not of a company name. */
const PLACES = new RegExp(
  `(?<!\\p{L})(?:${[
    /malaysia|my|selangor|johor(?: bahru)?|penang|pulau pinang|perak|kedah|kelantan|terengganu|pahang|negeri sembilan/,
    /sabah|sarawak|malacca|melaka|perlis|labuan|kuala (?:lumpur|terengganu|selangor|kangsar)|kl|petaling jaya|shah alam|subang(?: jaya)?|klang/,
    /puchong|cheras|ampang|kajang|bangi|cyberjaya|putrajaya|rawang|bangsar|george ?town|butterworth|bayan lepas/,
    /bukit mertajam|ipoh|taiping|alor setar|sungai petani|kangar|seremban|port dickson|muar|batu pahat|kluang|skudai/,
    /kuantan|kota (?:bh?aru|kinabalu)|kuching|miri|sibu|bintulu|sandakan|tawau/,
  ]
    .map(({ source }) => source)
    .join('|')})(?!\\p{L})`,
  'giu',
);

const isAddressLine = (line: string): boolean =>
  !endsWithLegalForm(line) &&
  (STREET_WORDS.test(line) || !/\p{L}/u.test(line.replaceAll(PLACES, '')));

/** Whether the line below a name continues it to a different name. */
export function continuesNameBelow(below: string, said: string, name: string): boolean {
  if (!isNameLike(below) || !sameLetterCase(said, below)) return false;
  if (endsWithLegalForm(name) && isAddressLine(below)) return false;
  return continuesName(below, name);
}

/** Whether two lines may be parts of one wrapped name: a name in capitals continues in capitals. */
export const sameLetterCase = (given: string, line: string): boolean =>
  isUpperCase(line) || !isUpperCase(given);

const isUpperCase = (text: string): boolean => !/\p{Ll}/u.test(restoreCapitalI(text));
