import { serverNow } from '@kedai/contract/protocol/serverClock';
import { shortTime } from '../text/dates/shortTime';

/** A time of the shop, with its day unless that is today. @param at epoch ms */
export const moment = (at: number): string => shortTime(at, serverNow());
