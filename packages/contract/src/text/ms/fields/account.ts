import {
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  TEXT_MAX_CHARACTERS,
} from '../../../rules/limits';
import type { accountFields as english } from '../../fields/account';
import type { Translated } from '../../translated';

export const accountFields: Translated<typeof english> = {
  wrongEmail: 'Masukkan alamat e-mel yang sah.',
  nameMissing: 'Masukkan nama anda.',
  nameTooLong: `Nama tidak boleh melebihi ${TEXT_MAX_CHARACTERS} aksara.`,
  passwordMissing: 'Masukkan kata laluan.',
  currentPasswordMissing: 'Masukkan kata laluan anda.',
  passwordUnusable:
    'Kata laluan mengandungi aksara yang tidak boleh digunakan. Sila taip kata laluan lain.',
  passwordTooShort: `Kata laluan mesti sekurang-kurangnya ${PASSWORD_MIN_CHARACTERS} aksara.`,
  passwordMostlyBlank: `Kata laluan mesti sekurang-kurangnya ${PASSWORD_MIN_CHARACTERS} aksara, tidak termasuk ruang kosong di hujungnya.`,
  passwordTooLong: `Kata laluan tidak boleh melebihi ${PASSWORD_MAX_CHARACTERS} aksara.`,
  wrongPassword: 'E-mel atau kata laluan tidak betul.',
};
