import { ORDER_MAX_LINES } from '../../../rules/limits';
import type { orderFields as english } from '../../fields/order';
import type { Translated } from '../../translated';
import { required } from './required';

export const orderFields: Translated<typeof english> = {
  empty: '购物车是空的。',
  tooManyLines: `一张订单最多 ${ORDER_MAX_LINES} 项商品，请分两张订单提交。`,
  note: required('备注'),
  wrongPrice: '价格必须是有两位小数的文本，例如“25.00”。',
  stateMissing: '请选择州属。',
  stateTooLong: '请重新选择州属',
};
