import type { LeftOutLine } from '@kedai/contract/cart';
import { lineName } from '@kedai/contract/product';

/** Such as `Linen Shirt, XL; Canvas Tote and a product`. */
function namesOf(lines: readonly LeftOutLine[]): string {
  const names = lines.map(({ name, feature }) =>
    name === undefined ? 'a product' : lineName(name, feature),
  );
  const last = names.slice(-1);
  return [names.slice(0, -1).join('; '), ...last].filter(Boolean).join(' and ');
}

const capitalised = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Texts for the lines of a guest cart that a merge left out, one for each reason. */
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
