import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from '../../../rules/limits';
import { required } from './required';

export const firstName = required('nama pertama');
export const lastName = required('nama akhir');
export const street = required('jalan');
export const city = required('bandar');
export const state = required('negeri');
export const wrongState = 'Sila pilih negeri sekali lagi';
export const zipcode = required('poskod');
export const wrongZipcode = 'Masukkan poskod 5 digit.';
export const country = required('negara');
export const phone = required('nombor telefon');
export const wrongPhone = `Masukkan nombor telefon ${PHONE_MIN_DIGITS} hingga ${PHONE_MAX_DIGITS} digit.`;
