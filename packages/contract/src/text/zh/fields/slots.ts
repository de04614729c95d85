import { SLOT_DAYS_MAX } from '../../../rules/limits';

export const wrongFrom = '字段 from 必须是 9999年10月之前的一天。';
export const wrongDays = `字段 days 必须是 1 至 ${SLOT_DAYS_MAX} 的数字。`;
