import { shopTime } from '@kedai/contract/rules/shopTime';
import { longDay } from '@kedai/contract/text/zh/longDay';

export const orderDay = (date: number): string => longDay(shopTime(date).today);
