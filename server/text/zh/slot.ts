import type { ServiceType } from '@kedai/contract/rules/selection';
import type { Translated } from '@kedai/contract/text/translated';
import { durationText } from '@kedai/contract/text/zh/limitText';
import { longDay } from '@kedai/contract/text/zh/longDay';
import type { slotText as english } from '../slot';

const OFFERED: Readonly<Record<ServiceType, string>> = { pickup: '自取', delivery: '配送' };
const OTHER_TIME = '请选择其他时间。';
const OTHER_DATE = '请选择其他日期和时间。';

export const slotText: Translated<typeof english> = {
  time: (date, hours) => `${longDay(date)} ${hours}`,
  notOffered: (service) => `此时段不提供${OFFERED[service]}`,
  tooLate: (lastDay) => `只接受 ${longDay(lastDay)}或之前的订单`,
  unknown: (time) => `您选择的时间 ${time} 不在我们的时段之内。${OTHER_TIME}`,
  tooFarAhead: (time, lastDay) =>
    `您选择的时间 ${time} 太远：只接受 ${longDay(lastDay)}或之前的订单。${OTHER_DATE}`,
  tooSoon: (time, leadMs) =>
    `您选择的时间 ${time} 太近：请至少提前 ${durationText(leadMs)}下单。${OTHER_DATE}`,
  passed: (time) => `您选择的时间 ${time} 已过。${OTHER_DATE}`,
  full: (time, others) => `您选择的时间 ${time} 已额满。${others}`,
  closed: (time, reason, others) => `您选择的时间 ${time} 商店休息（${reason}）。${others}`,
  notOfferedThen: (time, service, others) =>
    `您选择的时间 ${time} 不提供${OFFERED[service]}。${others}`,
  nextTimes: (times) =>
    times.length === 0
      ? '目前没有其他可选的时间，请联系店家。'
      : `接下来可选的时间：${times.join('、')}。${OTHER_TIME}`,
};
