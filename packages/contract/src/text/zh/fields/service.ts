import { required } from './required';

export const address = required('地址');
export const wrongDate = '日期必须是日历上的一天，例如“2026-11-22”。';
