import { SEARCH_MIN_CHARACTERS } from '@kedai/contract/rules/limits';
import type { searchText as english } from '../../catalogue/search';
import type { Translated } from '../../translated';

export const searchText: Translated<typeof english> = {
  label: '搜索',
  placeholder: '搜索商品',
  cancel: '取消',
  clear: '清除',
  topSuggestions: '热门推荐',
  noSuggestions: '没有推荐',
  results: '搜索结果',
  noResults: '没有找到结果',
  noResultsText: '请换个关键词再试。',
  searching: '正在搜索',
  typeMore: `请输入汉字，或至少 ${SEARCH_MIN_CHARACTERS} 个字母。`,
  failed: '搜索失败，请重试。',
  shownOf: (shown, total) => `共 ${total} 件，显示前 ${shown} 件。继续输入可缩小范围。`,
  found: (count) => `找到 ${count} 件商品`,
};
