import { withCapitalI } from './compare';
import { isNameLike, withoutInstitutions } from './labels';

/** Legal forms of companies: a registered name ends with one. */
const LEGAL_FORM = /(?:sdn\W*bhd|berhad|bhd|plt|limited|ltd|inc)/;
const ENDS = new RegExp(`(?<!\\p{L})(?:${LEGAL_FORM.source}|enterprise)\\W*$`, 'iu');
const FORM_FIRST = new RegExp(`^\\W*${LEGAL_FORM.source}(?![\\p{L}\\p{N}])`, 'iu');
/** A branch of a company is set off from its name. */
const SET_OFF = /^\s*[-–—@([{]/u;

/** Whether a name is at its end, so that only a branch may follow. */
export const isComplete = (name: string): boolean => ENDS.test(name);

/** Any of these, as the first words of a text. */
const first = (...patterns: readonly RegExp[]): string =>
  `(?:${patterns.map(({ source }) => source).join('|')})(?!\\p{L})`;

const DAY = /today|(?:mon|tues|wednes|thurs|fri|satur|sun)day/;
const MONTH = /(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*/u;
const CURRENCY = /rm|myr/;
const WAY_OF_PAYING = /duitnow|fpx|qr/;
const SUCCESS = /successful(?:ly)?|berjaya/;

/** When, how and for how much: "on 21 Nov", "via FPX", "for RM 12.00"; the line may end behind its first word. */
const CIRCUMSTANCE = `(?:on|at|pada|via|for|untuk)(?:\\W*$|\\W+(?:\\p{N}|${first(CURRENCY, WAY_OF_PAYING, DAY, MONTH)}))`;
/** That it was paid: "has received RM 12.00", "was successful". */
const OUTCOME = `(?:has|have|was|is|were)\\W+${first(/been|received|completed?|paid/, SUCCESS)}`;
/** What of a sentence may follow a name in its line. */
const SENTENCE = new RegExp(
  `^\\W*(?:${CIRCUMSTANCE}|${OUTCOME}|${first(CURRENCY, SUCCESS)})`,
  'iu',
);
/** A number after letters, as a branch is called by; an amount is none. */
const NUMBERED = /^(?!rm|myr)\p{L}{2,}\p{N}{1,3}$/iu;

/**
 * Whether words follow a name, in its line, that make another of it. A legal form does not: `FARM BAKERY SDN BHD` is
 * FARM BAKERY; and what is set off behind a legal form is a branch of the same company: `KAIN ROTI SDN BHD (SS15)`.
 */
export function goesOnAfter(after: string, name: string): boolean {
  if (SENTENCE.test(after)) return false;
  if (isComplete(name)) return !SET_OFF.test(after) && hasWords(withoutInstitutions(after));
  const form = FORM_FIRST.exec(after)?.[0];
  return form === undefined ? hasWords(after) : goesOnAfter(after.slice(form.length), form);
}

function hasWords(text: string): boolean {
  const tokens = text.split(/\s+/u).filter((token) => /\p{L}{2}/u.test(token));
  return tokens.some((token) => !/\p{N}/u.test(token) || NUMBERED.test(token));
}

/** Words of addresses, which stand under the names of companies. */
const ROAD = /(?<!\p{L})(?:jalan|jln|lorong|persiaran|lebuh|taman|bandar|kampung)(?!\p{L})/iu;
/** A place alone is no name of a company. */
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

const isOfAddress = (line: string): boolean =>
  !isComplete(line) && (ROAD.test(line) || !/\p{L}/u.test(line.replaceAll(PLACES, '')));

/** Whether the line below a name makes another of it. */
export function goesOnBelow(below: string, said: string, name: string): boolean {
  if (!isNameLike(below) || !isOneHand(said, below)) return false;
  if (isComplete(name) && isOfAddress(below)) return false;
  return goesOnAfter(below, name);
}

/** Whether a line may be of one name with another that is given: what is wrapped keeps its capitals. */
export const isOneHand = (given: string, line: string): boolean =>
  isCapitals(line) || !isCapitals(given);

const isCapitals = (text: string): boolean => !/\p{Ll}/u.test(withCapitalI(text));
