import { required } from './required';

/* Messages of the chosen service. */

export const address = required('the address');
export const wrongDate = 'A date is a day of the calendar such as "2026-11-22".';
