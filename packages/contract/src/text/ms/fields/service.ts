import type { serviceFields as english } from '../../fields/service';
import type { Translated } from '../../translated';
import { required } from './required';

export const serviceFields: Translated<typeof english> = {
  address: required('alamat'),
  wrongDate: 'Tarikh mesti hari dalam kalendar, contohnya "2026-11-22".',
};
