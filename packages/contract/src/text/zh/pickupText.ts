import type { PICKUP_DELIVERED as english } from '../pickupText';
import type { Translated } from '../translated';

export const PICKUP_DELIVERED: Translated<typeof english> =
  '您选择了自取，但目前订单只能配送：我们会在此时段送到上述地址。';
