import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from '../../rules/limits';
import { required } from './required';

/* Messages of an address. */

export const firstName = required('the first name');
export const lastName = required('the last name');
export const street = required('the street');
export const city = required('the city');
export const state = required('the state');
export const wrongState = 'Please select the state again';
export const zipcode = required('the zipcode');
export const wrongZipcode = 'Enter a zipcode of 5 digits.';
export const country = required('the country');
export const phone = required('the phone number');
export const wrongPhone = `Enter a phone number of ${PHONE_MIN_DIGITS} to ${PHONE_MAX_DIGITS} digits.`;
