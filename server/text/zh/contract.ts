import type { Translated } from '@kedai/contract/text/translated';
import * as messages from '@kedai/contract/text/zh/fields/index';
import type { contractText as english } from '../contract';
import { contractMessages } from '../contractMessages';

export const contractText: Translated<typeof english> = { message: contractMessages(messages) };
