import { durationText, waitText } from '@kedai/contract/text/ms/limitText';
import type { Translated } from '@kedai/contract/text/translated';
import type { accountText as english } from '../account';

const WRONG_CODE = 'Kod tidak sah. Sila cuba lagi.';
const OTHER_PASSWORD =
  'Sila pilih yang lain, misalnya tiga perkataan yang tiada kaitan antara satu sama lain.';
const easyToGuess = (why: string) => `Kata laluan ini mudah diteka: ${why}. ${OTHER_PASSWORD}`;
const otherSignIn = (why: string) => `${why} Sila log masuk dengan kata laluan anda.`;

export const accountText: Translated<typeof english> = {
  codeSent: 'Kod sudah dihantar.',
  codeMaybeSent: 'Jika e-mel ini mempunyai akaun, kod sedang dihantar.',
  codeRight: 'Kod disahkan.',
  emailVerified: 'E-mel disahkan.',
  passwordReset: 'Kata laluan sudah ditukar. Sila log masuk.',
  wrongCode: WRONG_CODE,
  earlierCode: (sentAt) =>
    `${WRONG_CODE} Kod yang lebih baharu dihantar pada pukul ${sentAt}, sila gunakan kod itu.`,
  tooManyWrongCodes: 'Terlalu banyak kod yang salah. Sila minta kod baharu.',
  expiredCode: 'Kod ini sudah luput. Sila minta kod baharu.',
  codeNotSent: (waitMs) => `Kod tidak dapat dihantar. Sila cuba lagi selepas ${waitText(waitMs)}.`,
  humanCheckFailed: 'Semakan reCAPTCHA gagal. Cuba lagi.',
  tooManyCodes: 'Terlalu banyak permintaan kod. Sila cuba lagi nanti.',
  tooManySignIns: (waitMs) =>
    `Terlalu banyak cubaan log masuk. Sila tunggu ${durationText(waitMs)} atau tetapkan semula kata laluan anda.`,
  manySignIns: 'Ramai orang sedang log masuk. Sila cuba lagi dalam beberapa saat.',
  wrongPassword: 'E-mel atau kata laluan tidak betul.',
  wrongCurrentPassword: 'Ini bukan kata laluan semasa anda.',
  passwordJustChanged: 'Kata laluan anda baru sahaja ditukar.',
  emailTaken: 'E-mel ini sudah mempunyai akaun. Sila log masuk.',
  emailNotVerified: (validMs) =>
    `Sila sahkan e-mel anda dengan kod dahulu; pengesahan itu sah selama ${durationText(validMs)}.`,
  guessable: {
    common: `Kata laluan ini antara yang paling kerap digunakan orang. ${OTHER_PASSWORD}`,
    pattern: easyToGuess('kata laluan ini mengikut corak'),
    name: easyToGuess('hampir semuanya ialah nama kedai atau nama anda sendiri'),
    nearlyCommon: easyToGuess('hampir semuanya ialah kata laluan yang kerap digunakan orang'),
  },
  passkeyUnknown: otherSignIn('Kunci laluan ini bukan (atau bukan lagi) milik akaun di sini.'),
  passkeyUnchecked: otherSignIn('Kunci laluan anda tidak dapat disemak.'),
  passkeyNotAdded: 'Kunci laluan ini tidak dapat ditambah. Sila mulakan semula.',
  tooManyPasskeys: (most) =>
    `Satu akaun boleh ada paling banyak ${most} kunci laluan. Buang satu dahulu.`,
  ownDevice: 'Anda sedang menggunakan peranti ini. Log keluar untuk menamatkan sesinya.',
};
