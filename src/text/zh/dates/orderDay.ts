import { shopTime } from '@kedai/contract/rules/shopTime';
import { longDay } from './longDay';

export const orderDay = (date: number): string => longDay(shopTime(date).today);
