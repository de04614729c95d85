import {
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  TEXT_MAX_CHARACTERS,
} from '../../../rules/limits';

export const nameMissing = 'Masukkan nama anda.';
export const nameTooLong = `Nama tidak boleh melebihi ${TEXT_MAX_CHARACTERS} aksara.`;
export const passwordMissing = 'Masukkan kata laluan.';
export const currentPasswordMissing = 'Masukkan kata laluan anda.';
export const passwordUnusable =
  'Kata laluan mengandungi aksara yang tidak boleh digunakan. Sila taip kata laluan lain.';
export const passwordTooShort = `Kata laluan mesti sekurang-kurangnya ${PASSWORD_MIN_CHARACTERS} aksara.`;
export const passwordMostlyBlank = `Kata laluan mesti sekurang-kurangnya ${PASSWORD_MIN_CHARACTERS} aksara, tidak termasuk ruang kosong di hujungnya.`;
export const passwordTooLong = `Kata laluan tidak boleh melebihi ${PASSWORD_MAX_CHARACTERS} aksara.`;
export const wrongPassword = 'E-mel atau kata laluan tidak betul.';
