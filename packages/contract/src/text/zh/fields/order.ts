import { ORDER_MAX_LINES } from '../../../rules/limits';
import { required } from './required';

export const empty = '购物车是空的。';
export const tooManyLines = `一张订单最多 ${ORDER_MAX_LINES} 项商品，请分两张订单提交。`;
export const note = required('备注');
export const wrongPrice = '价格必须是有两位小数的文本，例如“25.00”。';
export const stateMissing = '请选择州属。';
export const stateTooLong = '请重新选择州属';
