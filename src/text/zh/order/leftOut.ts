import type { LeftOutLine } from '@kedai/contract/calls/cart';
import { shorten } from '@kedai/contract/rules/text';
import { lineName } from '@kedai/contract/text/zh/values';

const MAX_NAMED = 3;
const NAME_MAX_CHARACTERS = 60;

/** Such as `Linen Shirt, XL；Canvas Tote；Batik Scarf，以及另外 57 种商品`. */
function namesOf(lines: readonly LeftOutLine[]): string {
  const named = lines.length > MAX_NAMED + 1 ? lines.slice(0, MAX_NAMED) : lines;
  const names = named
    .map(({ name, feature }) =>
      name === undefined ? '一件商品' : lineName(shorten(name, NAME_MAX_CHARACTERS), feature),
    )
    .join('；');
  const left = lines.length - named.length;
  return left === 0 ? names : `${names}，以及另外 ${left} 种商品`;
}

export function leftOutTexts(leftOut: readonly LeftOutLine[]): readonly string[] {
  const notSold = leftOut.filter(({ reason }) => reason === 'not-sold');
  const tooMany = leftOut.filter(({ reason }) => reason === 'too-many');
  return [
    ...(notSold.length === 0 ? [] : [`以下商品已下架，不在购物车内：${namesOf(notSold)}。`]),
    ...(tooMany.length === 0 ? [] : [`以下商品在购物车里已达数量上限：${namesOf(tooMany)}。`]),
  ];
}

export const leftOutText = (leftOut: readonly LeftOutLine[]): string =>
  leftOutTexts(leftOut).join('');
