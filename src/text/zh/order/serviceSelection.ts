import type { SlotState } from '@kedai/contract/calls/slots';
import { SUGGESTION_MIN_CHARACTERS } from '@kedai/contract/rules/limits';
import { longDay } from '@kedai/contract/text/zh/longDay';
import type { serviceSelectionText as english } from '../../order/serviceSelection';
import type { Translated } from '../../translated';
import { shortDay } from '../dates/calendarDay';

const CLOSED = '休息';

function whyNotOpen({
  state,
  reason,
}: {
  readonly state: SlotState;
  readonly reason?: string | undefined;
}): string {
  if (state === 'full') return '额满';
  if (state !== 'closed') return '';
  return reason === undefined ? CLOSED : `${CLOSED}：${reason}`;
}

const inBrackets = (text: string) => (text === '' ? '' : `（${text}）`);

export const serviceSelectionText: Translated<typeof english> = {
  back: '上一步',
  next: '下一步',
  confirm: '确定',
  address: {
    label: '配送地址',
    placeholder: '街道、大厦或地区',
    hint: `请输入至少 2 个汉字或 ${SUGGESTION_MIN_CHARACTERS} 个字母，然后选择建议地址，或保留自己输入的地址。`,
    suggestions: '建议地址',
    found: (count) => `${count} 个建议地址，请用方向键选择。`,
    searching: '正在查找地址',
    map: (address) => `${address} 的地图`,
    zoom: { zoomInTitle: '放大', zoomOutTitle: '缩小' },
    leafletTitle: '互动地图的 JavaScript 程序库',
    contributors: '贡献者',
    mapWaiting: '选择建议地址，即可在地图上查看。',
    mapLocating: '正在地图上查找位置',
    mapFailed: '暂时无法显示地图，输入的地址仍然保留。',
    mapIncomplete: '暂时无法显示部分地图，输入的地址仍然保留。',
  },
  slot: {
    date: '日期',
    day: (date, days) => ['今天', '明天'][days] ?? shortDay(date, date),
    nextDays: '近期日期',
    time: '时间',
    chooseTime: '选择时间',
    option: (slot) => {
      if (slot.state !== 'open') return `${slot.label}${inBrackets(whyNotOpen(slot) || '不可选')}`;
      return `${slot.label}${inBrackets(slot.left === undefined ? '' : `剩 ${slot.left} 个名额`)}`;
    },
    refused: (slot) =>
      `这天不可选择 ${slot.label}${inBrackets(whyNotOpen(slot))}，请选择其他时间。`,
    noneOpen: (slots, isToday) => {
      const [first, ...others] = new Set(
        slots.filter(({ state }) => state !== 'passed').map(whyNotOpen),
      );
      const isClosed = first?.startsWith(CLOSED) === true && others.length === 0;
      const day = isToday ? '今天已没有可选的时段' : '这天没有可选的时段';
      return `${day}${inBrackets(isClosed ? first : '')}，请选择其他日期。`;
    },
    dateProblems: {
      passed: () => '这天已过，请选择今天或之后的日期。',
      'too-far': (last) => `日期太远，请选择 ${longDay(last)}或之前的日期。`,
      'not-a-date': () => '此日期不存在，请选择其他日期。',
    },
    addressMissing: '缺少配送地址，请返回上一步填写。',
    loading: '正在确认今天的日期',
    zone: '时间以马来西亚时间为准。',
    branchHours: (branch, weekday, hours) =>
      hours.length === 0
        ? `${branch} ${weekday}休息。`
        : `${branch} ${weekday}营业时间：${hours.join('、')}。`,
  },
  problems: {
    fieldsMissing: '请填写所有必填项。',
    slotPassed: '此时段刚刚过去，请选择其他时段。',
    notSaved: '无法在这台设备上保存您的选择。请允许本店使用 Cookie，然后重试。',
    notReplaced: '无法在这台设备上保存您的选择。请在浏览器中删除本店的 Cookie，然后重试。',
  },
};
