import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from '../../../rules/limits';
import type { addressFields as english } from '../../fields/address';
import type { Translated } from '../../translated';
import { required } from './required';

export const addressFields: Translated<typeof english> = {
  firstName: required('名字'),
  lastName: required('姓氏'),
  street: required('街道'),
  city: required('城市'),
  state: required('州属'),
  wrongState: '请重新选择州属',
  zipcode: required('邮编'),
  wrongZipcode: '请填写 5 位数的邮编。',
  country: required('国家'),
  phone: required('电话号码'),
  wrongPhone: `请填写 ${PHONE_MIN_DIGITS} 至 ${PHONE_MAX_DIGITS} 位数的电话号码。`,
};
