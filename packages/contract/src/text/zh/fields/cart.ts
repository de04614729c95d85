import { ORDER_MAX_LINES } from '../../../rules/limits';

export const notAnObject = '字段 cartData 必须是含有字段的对象。';
export const tooManyLines = `购物车最多可放 ${ORDER_MAX_LINES} 项商品，请移除一些。`;
