import type { LeftOutLine } from '@kedai/contract/calls/cart';
import { shorten } from '@kedai/contract/rules/text';
import { lineName } from '@kedai/contract/text/values';

/** A message is shown for a few seconds, so it names only the first products. */
const MAX_NAMED = 3;
const NAME_MAX_CHARACTERS = 60;

/** Such as `Linen Shirt, XL; Canvas Tote and a product`, or `Linen Shirt; Canvas Tote; Batik Scarf and 57 more products`. */
function namesOf(lines: readonly LeftOutLine[]): string {
  // One more name is shorter than "1 more product".
  const named = lines.length > MAX_NAMED + 1 ? lines.slice(0, MAX_NAMED) : lines;
  const names = named.map(({ name, feature }) =>
    name === undefined ? 'a product' : lineName(shorten(name, NAME_MAX_CHARACTERS), feature),
  );
  if (named.length < lines.length) names.push(`${lines.length - named.length} more products`);
  const last = names.slice(-1);
  return [names.slice(0, -1).join('; '), ...last].filter(Boolean).join(' and ');
}

const capitalised = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Texts for the lines that a merge left out, one for each reason. */
export function leftOutTexts(leftOut: readonly LeftOutLine[]): readonly string[] {
  const notSold = leftOut.filter(({ reason }) => reason === 'not-sold');
  const tooMany = leftOut.filter(({ reason }) => reason === 'too-many');
  const end =
    notSold.length === 1
      ? 'is no longer available, so it is not in your cart.'
      : 'are no longer available, so they are not in your cart.';
  return [
    ...(notSold.length === 0 ? [] : [capitalised(`${namesOf(notSold)} ${end}`)]),
    ...(tooMany.length === 0 ? [] : [`Your cart already has the maximum of: ${namesOf(tooMany)}.`]),
  ];
}

/** The same texts in one. */
export const leftOutText = (leftOut: readonly LeftOutLine[]): string =>
  leftOutTexts(leftOut).join(' ');
