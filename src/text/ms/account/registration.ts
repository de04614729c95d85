import { CODE_LENGTH } from '@kedai/contract/rules/limits';
import type {
  registrationText as english,
  registrationProblems as englishProblems,
} from '../../account/registration';
import type { Translated } from '../../translated';
import { mergeFailed, passwordHint } from '../common';

export const registrationText: Translated<typeof english> = {
  title: 'Buka Akaun',
  progress: (step) => `Langkah ${step} daripada 3`,
  email: { prompt: `Kami akan menghantar kod ${CODE_LENGTH} digit ke alamat ini.` },
  code: { prompt: `Masukkan kod ${CODE_LENGTH} digit yang dihantar ke e-mel anda` },
  details: {
    prompt: 'Buka akaun anda',
    email: 'E-mel',
    emailLocked: 'Sudah disahkan, jadi tidak boleh diubah di sini.',
    name: 'Nama',
    password: 'Kata laluan',
    passwordHint,
    submit: 'Daftar',
  },
  haveAccount: 'Sudah ada akaun?',
  loginHere: 'Log masuk di sini',
};

export const registrationProblems: Translated<typeof englishProblems> = {
  merging: mergeFailed,
  tooManyCodes: 'Terlalu banyak permintaan kod. Sila cuba lagi nanti.',
  humanCheckFailed: 'Semakan reCAPTCHA gagal. Cuba lagi.',
  notSent: (reason) => `Kod tidak dapat dihantar: ${reason}`,
};
