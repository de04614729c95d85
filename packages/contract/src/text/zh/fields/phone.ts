import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from '../../../rules/limits';
import { required } from './required';

export const phone = required('电话号码');
export const wrongPhone = `请填写 ${PHONE_MIN_DIGITS} 至 ${PHONE_MAX_DIGITS} 位数的电话号码。`;
