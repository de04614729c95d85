import { RETURN_DAYS } from '@kedai/contract/rules/limits';
import type { productText as english, addedText as englishAdded } from '../../catalogue/product';
import type { Translated } from '../../translated';

export const productText: Translated<typeof english> = {
  home: '首页',
  collection: '商品',
  pictures: '图片',
  picture: (name, position) => `${name}，图片 ${position}`,
  showPicture: (position) => `显示图片 ${position}`,
  select: '选择：',
  quantity: '数量',
  add: '加入购物车',
  somethingWrong: '出了点问题',
  ended: '登录已过期。重新登录后会带您回到这里。',
  logIn: '登录',
  notes: ['100% 正品。', '此商品支持货到付款。', `${RETURN_DAYS} 天内可轻松退换。`],
  related: '相关商品',
  loading: '正在加载商品',
  goneTitle: '找不到商品',
  goneText: '商品可能已售完，或链接已过期。',
  toCollection: '浏览商品',
};

export const addedText: Translated<typeof englishAdded> = {
  title: '已加入购物车',
  quantity: (quantity) => `数量：${quantity}`,
  viewBag: (count) => `查看购物车（${count}）`,
  checkout: (count) => `结账（${count}）`,
};
