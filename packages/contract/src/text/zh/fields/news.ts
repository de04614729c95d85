import type { newsFields as english } from '../../fields/news';
import type { Translated } from '../../translated';

export const newsFields: Translated<typeof english> = {
  wrongPage: '页码必须是从 1 开始的整数。',
  wrongLimit: '数量上限必须是 1 至 100 的整数。',
};
