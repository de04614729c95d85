import { QUANTITY_MAX, QUANTITY_MIN } from '../../../rules/limits';

const quantity = (least: number) => `数量必须是 ${least} 至 ${QUANTITY_MAX} 的整数。`;

export const addedQuantity = quantity(QUANTITY_MIN);
export const setQuantity = quantity(0);
