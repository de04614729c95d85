import { CODE_LENGTH } from '@kedai/contract/rules/limits';
import type { mailedCodeText as english } from '../../account/mailedCode';
import type { Translated } from '../../translated';

export const mailedCodeText: Translated<typeof english> = {
  email: 'E-mel',
  emailPlaceholder: 'anda@contoh.com',
  sendCode: 'Hantar Kod',
  code: `Kod ${CODE_LENGTH} digit`,
  verify: 'Sahkan',
  sentTo: 'Dihantar ke',
  changeEmail: 'Guna e-mel lain',
  resend: 'Hantar kod sekali lagi',
  resending: 'Menghantar kod lain',
  resendIn: (seconds) => `Hantar kod sekali lagi dalam ${seconds} s`,
  resent: 'Kami sudah menghantar kod lain. Kod sebelumnya tidak sah lagi.',
};
