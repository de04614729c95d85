import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from '../../rules/limits';
import { required } from './required';

/** Messages of an address. */
export const addressFields = {
  firstName: required('the first name'),
  lastName: required('the last name'),
  street: required('the street'),
  city: required('the city'),
  state: required('the state'),
  wrongState: 'Please select the state again',
  zipcode: required('the zipcode'),
  wrongZipcode: 'Enter a zipcode of 5 digits.',
  country: required('the country'),
  phone: required('the phone number'),
  wrongPhone: `Enter a phone number of ${PHONE_MIN_DIGITS} to ${PHONE_MAX_DIGITS} digits.`,
} as const;
