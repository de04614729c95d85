import { contractText } from './contract';
import { requestText } from './request';

/** Every sentence that the server writes to shoppers, in English. */
export const allText = {
  contract: contractText,
  request: requestText,
};
