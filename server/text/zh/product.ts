import type { Translated } from '@kedai/contract/text/translated';
import { waitText } from '@kedai/contract/text/zh/limitText';
import { categoryName, choiceName, typeName } from '@kedai/contract/text/zh/values';
import type { productText as english } from '../product';

export const productText: Translated<typeof english> = {
  gone: '此商品已下架，请从购物车移除。',
  soldWithChoice: (name, choices) =>
    `“${name}”现在需要选择规格：${choices.map(choiceName).join('、')}。`,
  soldOtherwise: (name, choice, choices) =>
    `“${name}”不再有“${choiceName(choice)}”，现有规格：${choices.map(choiceName).join('、')}。`,
  soldWithoutChoice: (name, choice) => `“${name}”不再有“${choiceName(choice)}”，现在只有一种规格。`,
  tooManySearches: (waitMs) => `搜索太频繁。请等 ${waitText(waitMs)}，然后重试。`,
  categoryName,
  typeName,
};
