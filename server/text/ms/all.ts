import type { Translated } from '@kedai/contract/text/translated';
import type { allText as english } from '../all';
import { requestText } from './request';

export const allText: Translated<typeof english> = {
  request: requestText,
};
