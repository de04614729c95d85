import type { Translated } from '@kedai/contract/text/translated';
import type { allText as english } from '../all';
import { contractText } from './contract';
import { requestText } from './request';

export const allText: Translated<typeof english> = {
  contract: contractText,
  request: requestText,
};
