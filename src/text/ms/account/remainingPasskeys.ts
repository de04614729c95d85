import type { remainingPasskeysText as english } from '../../account/remainingPasskeys';
import type { Translated } from '../../translated';

export const remainingPasskeysText: Translated<typeof english> = {
  label: 'Kunci laluan',
  remain:
    'Dengan kata laluan baharu, semua peranti akan dilog keluar. Kunci laluan ini masih boleh digunakan untuk log masuk:',
  unknown: 'Peranti tidak dikenali',
  added: (name, day) => `${name}, ditambah ${day}`,
  remove:
    'Buang juga kunci laluan ini kerana saya tidak mengenalinya atau sudah kehilangan peranti',
};
