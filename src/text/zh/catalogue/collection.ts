import type { collectionText as english } from '../../catalogue/collection';
import type { Translated } from '../../translated';

export const collectionText: Translated<typeof english> = {
  filtersOn: (count) => (count === 0 ? '筛选' : `筛选（${count}）`),
  category: '分类',
  type: '类型',
  clear: '清除筛选',
  sort: '排序',
  sorts: {
    relevant: '最相关',
    'low-high': '价格由低到高',
    'high-low': '价格由高到低',
  },
  list: '商品',
  loadMore: '加载更多',
  count: (count) => `${count} 件商品`,
  shownOf: (shown, total) => `${shown} / ${total} 件商品`,
  shown: (count) => `已显示 ${count} 件商品`,
  noneMatch: '没有符合筛选条件的商品',
  noneMatchText: '请减少筛选条件，或全部清除。',
};
