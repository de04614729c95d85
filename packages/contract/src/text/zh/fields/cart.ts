import { ORDER_MAX_LINES, QUANTITY_MAX, QUANTITY_MIN } from '../../../rules/limits';

const quantity = (least: number) => `数量必须是 ${least} 至 ${QUANTITY_MAX} 的整数。`;

export const addedQuantity = quantity(QUANTITY_MIN);
export const setQuantity = quantity(0);
export const notAnObject = '字段 cartData 必须是含有字段的对象。';
export const tooManyLines = `购物车最多可放 ${ORDER_MAX_LINES} 项商品，请移除一些。`;
