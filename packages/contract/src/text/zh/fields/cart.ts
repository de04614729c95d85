import { ORDER_MAX_LINES, QUANTITY_MAX, QUANTITY_MIN } from '../../../rules/limits';
import type { cartFields as english } from '../../fields/cart';
import type { Translated } from '../../translated';

const quantity = (least: number) => `数量必须是 ${least} 至 ${QUANTITY_MAX} 的整数。`;

export const cartFields: Translated<typeof english> = {
  addedQuantity: quantity(QUANTITY_MIN),
  setQuantity: quantity(0),
  notAnObject: '字段 cartData 必须是含有字段的对象。',
  tooManyLines: `购物车最多可放 ${ORDER_MAX_LINES} 项商品，请移除一些。`,
};
