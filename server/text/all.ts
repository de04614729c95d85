import { accountMailText } from './accountMails';
import { contractText } from './contract';
import { orderMailText } from './orderMails';
import { requestText } from './request';

/** Every sentence that the server writes to shoppers, in English. */
export const allText = {
  accountMails: accountMailText,
  contract: contractText,
  orderMails: orderMailText,
  request: requestText,
};
