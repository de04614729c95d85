import type { sessionNotices as english } from '../../account/sessionNotices';
import type { Translated } from '../../translated';

export const sessionNotices: Translated<typeof english> = {
  otherCustomer:
    'Anda kini log masuk sebagai pelanggan lain. Apa-apa yang ditaip sebelum ini sudah dipadamkan.',
  ended: 'Sesi anda sudah tamat. Apa-apa yang anda taip sudah dipadamkan daripada peranti ini.',
  loggedOut: 'Anda sudah log keluar. Apa-apa yang anda taip sudah dipadamkan daripada peranti ini.',
};
