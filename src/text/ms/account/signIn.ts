import type { sessionText as english } from '../../account/signIn';
import type { Translated } from '../../translated';
import { mergeFailed, passwordHint } from '../common';

export const sessionText: Translated<typeof english> = {
  signIn: {
    title: 'Log Masuk',
    intro: 'Selamat kembali. Troli anda ikut bersama.',
    email: 'E-mel',
    emailPlaceholder: 'anda@example.com',
    password: 'Kata laluan',
    forgot: 'Terlupa kata laluan?',
    submit: 'Log Masuk',
    noAccount: 'Pengguna baharu?',
    toSignUp: 'Daftar',
    notSignedIn: 'Anda belum log masuk.',
    passkey: 'Log masuk dengan kunci laluan',
    passkeyCancelled:
      'Tiada kunci laluan digunakan. Cuba lagi atau log masuk dengan kata laluan anda.',
    passkeyFailed:
      'Kunci laluan tidak dapat digunakan dalam pelayar ini. Log masuk dengan kata laluan anda.',
    cookiesBlocked: 'Anda belum log masuk. Benarkan kuki untuk kedai ini dan cuba lagi.',
  },
  signUp: {
    title: 'Daftar',
    intro: 'Untuk alamat e-mel yang sudah anda sahkan.',
    name: 'Nama',
    passwordHint,
    submit: 'Daftar',
    haveAccount: 'Sudah ada akaun?',
    toSignIn: 'Log Masuk',
    verifyFirst: 'Sahkan e-mel anda dahulu:',
    verifyLink: 'dapatkan kod',
    notMade: 'Akaun anda belum dibuka.',
    cookiesBlocked:
      'Akaun anda sudah sedia, tetapi anda belum log masuk. Benarkan kuki untuk kedai ini, kemudian log masuk.',
  },
  verification: 'Pengesahan',
  mergeFailed,
  required: {
    title: 'Sila log masuk',
    text: 'Halaman ini untuk pelanggan. Log masuk dan kami bawa anda kembali ke sini.',
    action: 'Log masuk',
  },
  checking: 'Menyemak log masuk anda',
};
