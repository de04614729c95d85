import type { searchFields as english } from '../../fields/search';
import type { Translated } from '../../translated';

export const searchFields: Translated<typeof english> = { tooLong: '请缩短搜索内容。' };
