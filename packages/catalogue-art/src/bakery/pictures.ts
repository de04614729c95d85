import type { Picture } from '../picture';
import { breads } from './goodsBread';
import { cakesAndLoaves } from './goodsCake';
import { pastries } from './goodsPastry';
import { type Good, goodView } from './stage';

/** Every product of the bakery, by id. */
export const goods: Readonly<Record<string, Good>> = { ...breads, ...pastries, ...cakesAndLoaves };

/** The pictures of all products, numbered from 1 in the order of their views. */
export const goodPictures: readonly Picture[] = Object.entries(goods).flatMap(([id, good]) =>
  good.views.map((view, i) => ({
    name: `${id}-${i + 1}`,
    kind: 'product' as const,
    draw: () => goodView(`${id} ${view}`, good, view),
  })),
);
