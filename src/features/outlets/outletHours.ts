import { shopTime } from '../../contract/shopTime';
import { weekdayOf } from '../../text/longDay';

/** The day of the week at a moment (epoch ms) where the outlets are, such as `Monday`. */
export const weekdayAt = (now: number): string => weekdayOf(shopTime(now).today);
