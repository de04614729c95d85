import type { catalogueText as english } from '../../catalogue/catalogue';
import type { Translated } from '../../translated';

export const catalogueText: Translated<typeof english> = {
  failed: '无法加载商品。',
  failedTitle: '无法显示商品',
  loading: '正在加载商品',
  currentlyNone: '这里暂时没有商品。',
  bestseller: '热卖',
};
