import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from '../../../rules/limits';
import type { addressFields as english } from '../../fields/address';
import type { Translated } from '../../translated';
import { required } from './required';

export const addressFields: Translated<typeof english> = {
  firstName: required('nama pertama'),
  lastName: required('nama akhir'),
  street: required('jalan'),
  city: required('bandar'),
  state: required('negeri'),
  wrongState: 'Sila pilih negeri sekali lagi',
  zipcode: required('poskod'),
  wrongZipcode: 'Masukkan poskod 5 digit.',
  country: required('negara'),
  phone: required('nombor telefon'),
  wrongPhone: `Masukkan nombor telefon ${PHONE_MIN_DIGITS} hingga ${PHONE_MAX_DIGITS} digit.`,
};
