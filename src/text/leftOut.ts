import type { LeftOutLine } from '../contract/cart';
import { lineName } from '../contract/product';

const namesOf = (lines: readonly LeftOutLine[]) =>
  lines
    .map(({ name, feature }) => (name === undefined ? 'A product' : lineName(name, feature)))
    .join('; ');

/** Texts for the lines of a guest cart that a merge left out, one for each reason. */
export function leftOutTexts(leftOut: readonly LeftOutLine[]): readonly string[] {
  const notSold = leftOut.filter(({ reason }) => reason === 'not-sold');
  const tooMany = leftOut.filter(({ reason }) => reason === 'too-many');
  const end =
    notSold.length === 1
      ? 'is no longer available, so it is not in your cart.'
      : 'are no longer available, so they are not in your cart.';
  return [
    ...(notSold.length === 0 ? [] : [`${namesOf(notSold)} ${end}`]),
    ...(tooMany.length === 0 ? [] : [`Your cart holds no more of: ${namesOf(tooMany)}.`]),
  ];
}
