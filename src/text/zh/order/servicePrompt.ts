import type { servicePromptText as english } from '../../order/servicePrompt';
import type { Translated } from '../../translated';

export const servicePromptText: Translated<typeof english> = {
  dialog: '取货方式和时间',
  progress: (step) => `第 ${step} 步，共 3 步`,
  service: {
    title: '选择取货方式',
    intro: '您想怎样取得商品？',
    pickup: '自取',
    pickupHint: '到分店领取',
    delivery: '配送',
    deliveryHint: '送到您家门口',
  },
  steps: ['取货方式', '地点', '时间'],
  branch: '选择自取分店',
  address: '填写配送资料',
  slot: '选择日期和时间',
  notLoaded: '无法加载下一步。请检查网络连接，然后重新选择。如果商店刚刚更新，请重新加载页面。',
  slotPassedBefore: (slot) =>
    `之前选择的时段（${slot.replaceAll(' ', '\u00a0')}）已过，请重新选择。`,
};
