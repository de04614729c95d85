import { CODE_LENGTH } from '@kedai/contract/rules/limits';
import type { mailedCodeText as english } from '../../account/mailedCode';
import type { Translated } from '../../translated';

export const mailedCodeText: Translated<typeof english> = {
  email: 'E-mel',
  emailPlaceholder: 'anda@example.com',
  sendCode: 'Hantar Kod',
  code: `Kod ${CODE_LENGTH} digit`,
  verify: 'Sahkan',
  sentTo: 'Dihantar ke',
  changeEmail: 'Guna e-mel lain',
  resend: 'Hantar semula kod',
  resending: 'Menghantar semula kod',
  resendIn: (seconds) => `Hantar semula kod dalam ${seconds} saat`,
  resent: 'Kami sudah menghantar kod baharu. Kod sebelumnya tidak sah lagi.',
};
