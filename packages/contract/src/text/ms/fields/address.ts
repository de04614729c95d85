import { required } from './required';

export const firstName = required('nama pertama');
export const lastName = {
  ...required('nama akhir'),
  missing: 'Masukkan nama akhir, atau “-” jika tiada.',
};
export const street = required('jalan');
export const city = required('bandar');
export const state = required('negeri');
export const wrongState = 'Sila pilih negeri sekali lagi';
export const country = required('negara');
