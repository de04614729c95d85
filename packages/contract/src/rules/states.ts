import { cleanText } from './text';

/** The delivery states (spec §9) with their other names: ISO 3166-2 code, abbreviations, Malay name, Chinese names. */
const OTHER_NAMES = {
  Johor: ['my-01', 'jhr', 'johore', '柔佛'],
  Kedah: ['my-02', 'kdh', '吉打'],
  Kelantan: ['my-03', 'ktn', '吉兰丹', '吉蘭丹'],
  Malacca: ['my-04', 'mlk', 'melaka', '马六甲', '馬六甲'],
  'Negeri Sembilan': ['my-05', 'nsn', 'n. sembilan', 'negri sembilan', 'n9', '森美兰', '森美蘭'],
  Pahang: ['my-06', 'phg', '彭亨'],
  Penang: [
    'my-07',
    'png',
    'pulau pinang',
    'p. pinang',
    'pinang',
    'penang island',
    '槟城',
    '檳城',
    '槟州',
  ],
  Perak: ['my-08', 'prk', '霹雳', '霹靂'],
  Perlis: ['my-09', 'pls', '玻璃市'],
  Sabah: ['my-12', 'sbh', '沙巴'],
  Sarawak: ['my-13', 'swk', '砂拉越', '砂劳越'],
  Selangor: ['my-10', 'sgr', '雪兰莪', '雪蘭莪'],
  Terengganu: ['my-11', 'trg', 'trengganu', '登嘉楼', '登嘉樓', '丁加奴'],
} as const;

export type MalaysianState = keyof typeof OTHER_NAMES;

/** In the order of the form. */
export const VALID_STATES = Object.keys(OTHER_NAMES) as [MalaysianState, ...MalaysianState[]];

export const isValidState = (text: string): text is MalaysianState =>
  Object.hasOwn(OTHER_NAMES, text);

/** A name in lower case, with single spaces for dots, commas and hyphens, and `my 01` for the code `MY01`. */
const plainName = (text: string): string =>
  cleanText(text.normalize('NFKC').replace(/[.,\p{Pd}]/gu, ' '))
    .toLowerCase()
    .replace(/^my(?=\d)/, 'my ');

const STATE_BY_NAME: ReadonlyMap<string, MalaysianState> = new Map(
  VALID_STATES.flatMap((state) =>
    [state, ...OTHER_NAMES[state]].map((name) => [plainName(name), state] as const),
  ),
);

/** The federal territories. They are not delivery states, so shoppers have to ask the shop. */
export const FEDERAL_TERRITORIES = ['Kuala Lumpur', 'Labuan', 'Putrajaya'] as const;

/** Words around a name: "Negeri Perak", "Selangor Darul Ehsan", "Selangor D.E.", "雪兰莪州". */
const AROUND_NAME =
  /^(?:state of |negeri (?!sembilan))|(?: (?:darul .*|d ?[a-z]|malaysia))+$|(?<=..)州$/g;

/** Finds a delivery state by its English, Malay or Chinese name, or its code. */
export function findState(text: string): MalaysianState | null {
  return STATE_BY_NAME.get(plainName(text).replace(AROUND_NAME, '')) ?? null;
}

/** Whether a text names a federal territory ("Wilayah Persekutuan …", one of its three names, or its code). */
export function isFederalTerritory(text: string): boolean {
  const plain = plainName(text);
  return (
    /wilayah persekutuan|federal territory|直辖区|直轄區|吉隆坡|纳闽|納閩|布城|^w ?p |^(?:my 1[456]|kul|lbn|pjy|kl)$/.test(
      plain,
    ) || FEDERAL_TERRITORIES.some((territory) => plain.includes(territory.toLowerCase()))
  );
}
