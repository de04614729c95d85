import { required } from './required';

export const address = required('alamat');
export const wrongDate = 'Tarikh mesti hari dalam kalendar, contohnya "2026-11-22".';
