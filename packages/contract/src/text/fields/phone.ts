import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from '../../rules/limits';
import { required } from './required';

export const phone = required('the phone number');
export const wrongPhone = `Enter a phone number of ${PHONE_MIN_DIGITS} to ${PHONE_MAX_DIGITS} digits.`;
