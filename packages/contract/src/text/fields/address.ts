import { required } from './required';

/* Messages of an address. */

export const firstName = required('the first name');
export const lastName = required('the last name');
export const street = required('the street');
export const city = required('the city');
export const state = required('the state');
export const wrongState = 'Please select the state again';
export const country = required('the country');
