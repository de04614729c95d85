import type { humanCheckText as english } from '../../account/humanCheck';
import type { Translated } from '../../translated';

export const humanCheckText: Translated<typeof english> = {
  ariaLinkLabel: 'Tentang semakan ini',
  enterCode: 'Masukkan kod',
  enterCodeAria: 'Masukkan kod yang anda dengar. Tekan kekunci ruang untuk memainkan audio.',
  error: 'Semakan gagal. Cuba lagi.',
  expired: 'Semakan sudah luput. Cuba lagi.',
  footer: '',
  getAudioChallenge: 'Dapatkan kod audio',
  label: 'Saya bukan robot',
  loading: 'Memuatkan semakan',
  reload: 'Muat semula',
  verify: 'Sahkan',
  verificationRequired: 'Sila sahkan bahawa anda bukan robot.',
  verified: 'Anda bukan robot',
  verifying: 'Memastikan anda bukan robot',
  waitAlert: 'Sedang menyemak, sila tunggu.',
};
