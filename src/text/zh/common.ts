import { PASSWORD_MIN_CHARACTERS } from '@kedai/contract/rules/limits';
import { shop } from '../../shop';
import type { commonText as english } from '../common';
import type { Translated } from '../translated';

export const passwordHint = `至少 ${PASSWORD_MIN_CHARACTERS} 个字符。`;

export const mergeFailed = '无法合并登录前的购物车';

export const orderAgain = '再次购买';

export const languageLabel = '语言';

export const commonText: Translated<typeof english> = {
  newTab: '（在新标签页打开）',
  inNewTab: (link) => `${link}（在新标签页打开）`,
  pageTitle: (page) => `${page} · ${shop.name}`,
};
