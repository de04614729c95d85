import type { FlowModel } from '@kedai/flow-viewer/model';
import { passwordResetModel } from './passwordReset';
import { payOrderModel } from './payOrder';
import { placeOrderModel } from './placeOrder';
import { registrationModel } from './registration';
import { serviceSelectionModel } from './serviceSelection';

/** The flows of the shop. */
export const flowModels: readonly FlowModel[] = [
  serviceSelectionModel,
  registrationModel,
  passwordResetModel,
  placeOrderModel,
  payOrderModel,
];
