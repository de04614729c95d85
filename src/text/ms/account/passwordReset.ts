import type { Failure } from '@kedai/contract/calls/failure';
import { CODE_LENGTH } from '@kedai/contract/rules/limits';
import type {
  passwordResetText as english,
  passwordResetProblems as englishProblems,
} from '../../account/passwordReset';
import type { Translated } from '../../translated';
import { passwordHint } from '../common';
import { failureText } from '../failures';

export const passwordResetText: Translated<typeof english> = {
  progress: (step) => `Langkah ${step} daripada 3`,
  email: {
    title: 'Tetapkan semula kata laluan',
    prompt: `Masukkan alamat e-mel akaun anda. Kami akan menghantar kod ${CODE_LENGTH} digit ke alamat itu.`,
  },
  code: {
    title: 'Kod untuk kata laluan baharu',
    prompt: `Masukkan kod ${CODE_LENGTH} digit yang dihantar ke e-mel anda.`,
  },
  password: {
    title: 'Kata laluan baharu',
    prompt: 'Pilih kata laluan baharu untuk akaun anda.',
    label: 'Kata laluan baharu',
    hint: passwordHint,
    submit: 'Simpan Kata Laluan',
  },
  cameToNothing: {
    sending: 'Tiada kod dihantar.',
    checking: 'Kod tidak dapat disemak.',
    setting: 'Kata laluan anda tidak ditukar.',
  },
  outcomeUnknown: {
    lost: 'Kata laluan anda mungkin sudah ditukar. Cuba log masuk dengan kata laluan baharu atau simpan sekali lagi.',
    usedCode:
      'Kod ini tidak sah lagi. Kata laluan baharu anda mungkin sudah boleh digunakan: cuba log masuk dengannya atau minta kod lain.',
  },
  remembered: 'Sudah ingat semula?',
  signIn: 'Log Masuk',
  changed: 'Kata laluan anda sudah ditukar. Sila log masuk.',
};

export const passwordResetProblems: Translated<typeof englishProblems> = {
  earlierCode: 'Gunakan kod dalam e-mel yang terbaharu.',
  refusedCode: 'Semak digitnya atau minta kod lain.',
  refusedPassword: 'Pilih kata laluan lain.',
};

export function passwordResetFailure({ message }: Failure): string {
  return message === '' ? failureText.serverDown : message;
}
