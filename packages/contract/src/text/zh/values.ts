import { ORDER_STATUS } from '../../rules/orderStatus';
import type { MalaysianState } from '../../rules/states';

const nameFrom =
  (names: Readonly<Record<string, string>>) =>
  (value: string): string =>
    Object.hasOwn(names, value) ? (names[value] ?? value) : value;

export const statusName = nameFrom({
  [ORDER_STATUS.placed]: '已下单',
  [ORDER_STATUS.paymentSubmitted]: '付款已提交',
  [ORDER_STATUS.paymentConfirmed]: '付款已确认',
  [ORDER_STATUS.ready]: '已备妥',
  [ORDER_STATUS.outForDelivery]: '配送中',
  [ORDER_STATUS.completed]: '已完成',
  [ORDER_STATUS.cancelled]: '订单已取消',
});

const STATES: Readonly<Record<MalaysianState, string>> = {
  Johor: '柔佛',
  Kedah: '吉打',
  Kelantan: '吉兰丹',
  Malacca: '马六甲',
  'Negeri Sembilan': '森美兰',
  Pahang: '彭亨',
  Penang: '槟城',
  Perak: '霹雳',
  Perlis: '玻璃市',
  Sabah: '沙巴',
  Sarawak: '砂拉越',
  Selangor: '雪兰莪',
  Terengganu: '登嘉楼',
};

export const stateName = nameFrom({
  ...STATES,
  'Kuala Lumpur': '吉隆坡',
  Labuan: '纳闽',
  Putrajaya: '布城',
});

export const categoryName = nameFrom({
  Women: '女装',
  Men: '男装',
  Kids: '童装',
  Bread: '面包',
  Pastry: '糕点',
  Cake: '蛋糕',
});

export const typeName = nameFrom({
  Topwear: '上装',
  Bottomwear: '下装',
  Winterwear: '冬装',
  Classic: '经典',
  Wholegrain: '全谷物',
  Sweet: '甜味',
});

export const weekdayName = nameFrom({
  Monday: '星期一',
  Tuesday: '星期二',
  Wednesday: '星期三',
  Thursday: '星期四',
  Friday: '星期五',
  Saturday: '星期六',
  Sunday: '星期日',
});

/** `Android 上的 Chrome` */
export const deviceName = (device: string): string =>
  device.replace(/^(.+) on (.+)$/, '$2 上的 $1');

const commonChoice = nameFrom({
  'Free size': '均码',
  Whole: '整个',
  Half: '半个',
  Single: '单个',
  Sliced: '切片',
  Unsliced: '不切片',
  'Thick slices': '厚片',
  'Thin slices': '薄片',
});

/** Such as `6 岁` for `6Y`, `8 寸` for `8 inch`, `6 个装` for `Box of 6`. */
export const choiceName = (feature: string): string =>
  commonChoice(feature)
    .replace(/^(\d+)Y$/, '$1 岁')
    .replace(/^(\d+) inch$/, '$1 寸')
    .replace(/^Box of (\d+)$/, '$1 个装');

export const lineName = (name: string, feature: string): string =>
  feature === '' ? name : `${name}，${choiceName(feature)}`;
