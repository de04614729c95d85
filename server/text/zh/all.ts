import type { Translated } from '@kedai/contract/text/translated';
import type { allText as english } from '../all';
import { accountMailText } from './accountMails';
import { contractText } from './contract';
import { orderMailText } from './orderMails';
import { requestText } from './request';

export const allText: Translated<typeof english> = {
  accountMails: accountMailText,
  contract: contractText,
  orderMails: orderMailText,
  request: requestText,
};
