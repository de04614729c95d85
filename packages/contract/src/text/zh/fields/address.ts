import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from '../../../rules/limits';
import { required } from './required';

export const firstName = required('名字');
export const lastName = required('姓氏');
export const street = required('街道');
export const city = required('城市');
export const state = required('州属');
export const wrongState = '请重新选择州属';
export const zipcode = required('邮编');
export const wrongZipcode = '请填写 5 位数的邮编。';
export const country = required('国家');
export const phone = required('电话号码');
export const wrongPhone = `请填写 ${PHONE_MIN_DIGITS} 至 ${PHONE_MAX_DIGITS} 位数的电话号码。`;
