import type { Translated } from '@kedai/contract/text/translated';
import { waitText } from '@kedai/contract/text/zh/limitText';
import { stateName } from '@kedai/contract/text/zh/values';
import type { addressText as english } from '../address';

export const addressText: Translated<typeof english> = {
  tooManySearches: (waitMs) => `地址查找太频繁。请等 ${waitText(waitMs)}，或自行输入完整地址。`,
  noSuggestions: '暂时无法提供建议地址，您可以自行输入完整地址。',
  noMap: '暂时无法显示地图，没有地图也可使用此地址。',
  placeNotFound: '找不到此地点。',
  unknownState: (state) => `我们不配送到“${stateName(state)}”，请重新选择州属。`,
};
