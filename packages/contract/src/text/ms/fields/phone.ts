import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from '../../../rules/limits';
import { required } from './required';

export const phone = required('nombor telefon');
export const wrongPhone = `Masukkan nombor telefon ${PHONE_MIN_DIGITS} hingga ${PHONE_MAX_DIGITS} digit.`;
