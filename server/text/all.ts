import { accountText } from './account';
import { accountMailText } from './accountMails';
import { addressText } from './address';
import { cartText } from './cart';
import { contractText } from './contract';
import { fieldText } from './field';
import { orderText } from './order';
import { orderMailText } from './orderMails';
import { productText } from './product';
import { receiptText } from './receipt';
import { requestText } from './request';
import { slotText } from './slot';

/** Every sentence that the server writes to shoppers, in English. */
export const allText = {
  account: accountText,
  accountMails: accountMailText,
  address: addressText,
  cart: cartText,
  contract: contractText,
  field: fieldText,
  order: orderText,
  orderMails: orderMailText,
  product: productText,
  receipt: receiptText,
  request: requestText,
  slot: slotText,
};
