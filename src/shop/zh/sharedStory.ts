import { FIRST_SLOT_HOUR, LAST_SLOT_HOUR } from '@kedai/contract/rules/limits';
import type { Translated } from '@kedai/contract/text/translated';
import type { sharedStory as english } from '../sharedStory';

export const sharedStory: Translated<typeof english> = {
  delivery: `先选自取或配送，再选日期和 ${FIRST_SLOT_HOUR}:00 至 ${LAST_SLOT_HOUR + 1}:00 之间的时间。运费按州属计算，下单前会显示。`,
  privacy: '您的姓名、地址、电话和电邮只用来送达订单，不作其他用途，也不会出售或分享。',
};
