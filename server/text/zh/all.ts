import type { Translated } from '@kedai/contract/text/translated';
import type { allText as english } from '../all';
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

export const allText: Translated<typeof english> = {
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
