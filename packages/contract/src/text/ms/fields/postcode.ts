import { required } from './required';

export const zipcode = required('poskod');
export const wrongZipcode = 'Masukkan poskod 5 digit.';
