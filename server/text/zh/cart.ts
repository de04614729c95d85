import type { Translated } from '@kedai/contract/text/translated';
import { waitText } from '@kedai/contract/text/zh/limitText';
import type { cartText as english } from '../cart';

export const cartText: Translated<typeof english> = {
  added: '已加入购物车。',
  removed: '已从购物车移除。',
  updated: '购物车已更新。',
  full: (most, present) =>
    `同一种商品在购物车里最多 ${most} 件，您已有 ${present} 件。没有加入任何商品。`,
  tooManyChanges: (waitMs) => `购物车更改太频繁。请等 ${waitText(waitMs)}，然后重试。`,
};
