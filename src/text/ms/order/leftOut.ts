import type { LeftOutLine } from '@kedai/contract/calls/cart';
import { shorten } from '@kedai/contract/rules/text';
import { lineName } from '@kedai/contract/text/ms/values';

/** A message is shown for a few seconds, so it names only the first products. */
const MAX_NAMED = 3;
const NAME_MAX_CHARACTERS = 60;

/** Such as `Linen Shirt, XL; Canvas Tote dan satu produk`, or `Linen Shirt; Canvas Tote; Batik Scarf dan 57 produk lagi`. */
function namesOf(lines: readonly LeftOutLine[]): string {
  const named = lines.length > MAX_NAMED + 1 ? lines.slice(0, MAX_NAMED) : lines;
  const names = named.map(({ name, feature }) =>
    name === undefined ? 'satu produk' : lineName(shorten(name, NAME_MAX_CHARACTERS), feature),
  );
  if (named.length < lines.length) names.push(`${lines.length - named.length} produk lagi`);
  const last = names.slice(-1);
  return [names.slice(0, -1).join('; '), ...last].filter(Boolean).join(' dan ');
}

const capitalised = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

export function leftOutTexts(leftOut: readonly LeftOutLine[]): readonly string[] {
  const notSold = leftOut.filter(({ reason }) => reason === 'not-sold');
  const tooMany = leftOut.filter(({ reason }) => reason === 'too-many');
  return [
    ...(notSold.length === 0
      ? []
      : [capitalised(`${namesOf(notSold)} tidak dijual lagi, jadi tiada dalam troli anda.`)]),
    ...(tooMany.length === 0
      ? []
      : [`Troli anda sudah mencapai kuantiti maksimum bagi: ${namesOf(tooMany)}.`]),
  ];
}

export const leftOutText = (leftOut: readonly LeftOutLine[]): string =>
  leftOutTexts(leftOut).join(' ');
