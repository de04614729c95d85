import { required } from './required';

export const zipcode = required('the zipcode');
export const wrongZipcode = 'Enter a zipcode of 5 digits.';
