/** The two parts of a name in an address. */
export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

const CHINESE = /^\p{sc=Han}+$/u;

/** A family name of two characters before a first name, or of one. Longer texts are names of another language. */
const FAMILY_FIRST =
  /^(?<lastName>欧阳|歐陽|司徒|上官|司马|司馬|诸葛|諸葛|皇甫|慕容|夏侯|公孙|公孫|.)(?<firstName>.{1,2})$/u;

/** People without a family name type a hyphen, because the field is required. */
const NO_NAME = /^\p{Pd}$/u;

/** A name as people write it: a Chinese one begins with the family name. */
export function fullName({ firstName, lastName }: PersonName): string {
  if (CHINESE.test(firstName + lastName)) return lastName + firstName;
  return [firstName, lastName].filter((name) => name !== '' && !NO_NAME.test(name)).join(' ');
}

/** The parts of a name; a part that cannot be found is empty. */
export function splitName(name: string): PersonName {
  const unspaced = name.replace(' ', '');
  const chinese = CHINESE.test(unspaced) ? FAMILY_FIRST.exec(unspaced)?.groups : undefined;
  if (chinese) return { firstName: chinese.firstName ?? '', lastName: chinese.lastName ?? '' };
  const [firstName = '', ...otherNames] = name.split(' ');
  return { firstName, lastName: otherNames.join(' ') };
}
