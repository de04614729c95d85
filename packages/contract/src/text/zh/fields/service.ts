import type { serviceFields as english } from '../../fields/service';
import type { Translated } from '../../translated';
import { required } from './required';

export const serviceFields: Translated<typeof english> = {
  address: required('地址'),
  wrongDate: '日期必须是日历上的一天，例如“2026-11-22”。',
};
