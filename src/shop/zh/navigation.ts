import type { Translated } from '@kedai/contract/text/translated';
import type { navigation as english } from '../navigation';

export const navigation: Translated<typeof english> = {
  main: [
    { label: '首页', page: 'home' },
    { label: '商品', page: 'collection' },
    { label: '消息与活动', page: 'news' },
    { label: '关于我们', page: 'about' },
    { label: '分店', page: 'outlets' },
  ],
  mobile: [
    { label: '首页', page: 'home' },
    { label: '商品', page: 'collection' },
    { label: '关于我们', page: 'about' },
    { label: '联系我们', page: 'contact' },
  ],
};
