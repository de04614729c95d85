import type { startText as english } from '../start';
import type { Translated } from '../translated';

export const startText: Translated<typeof english> = {
  stuck: '此页面暂时无法使用。请检查网络连接。如果商店刚刚更新，请重新加载页面。',
};
