import type { FlowModel } from '@kedai/flow-viewer/model';
import { checkoutModel } from './checkout';
import { passwordResetModel } from './passwordReset';
import { registrationModel } from './registration';
import { serviceSelectionModel } from './serviceSelection';

/** The flows of the shop. */
export const flowModels: readonly FlowModel[] = [
  serviceSelectionModel,
  registrationModel,
  passwordResetModel,
  checkoutModel,
];
