import type { offlineText as english } from '../offline';
import type { Translated } from '../translated';

export const offlineText: Translated<typeof english> = {
  title: '无法连接商店',
  text: '这台设备还没有打开过此页面，因此离线时无法查看。打开过的页面仍可查看。',
  retry: '重试',
};
