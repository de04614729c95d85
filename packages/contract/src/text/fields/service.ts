import { required } from './required';

/** Messages of the chosen service. */
export const serviceFields = {
  address: required('the address'),
  wrongDate: 'A date is a day of the calendar such as "2026-11-22".',
} as const;
