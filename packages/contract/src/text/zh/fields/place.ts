import type { placeFields as english } from '../../fields/place';
import type { Translated } from '../../translated';

export const placeFields: Translated<typeof english> = { tooLong: '请缩短要搜索的地址。' };
