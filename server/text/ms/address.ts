import { waitText } from '@kedai/contract/text/ms/limitText';
import { stateName } from '@kedai/contract/text/ms/values';
import type { Translated } from '@kedai/contract/text/translated';
import type { addressText as english } from '../address';

export const addressText: Translated<typeof english> = {
  tooManySearches: (waitMs) =>
    `Terlalu banyak carian alamat. Sila tunggu ${waitText(waitMs)} atau taip alamat penuh sendiri.`,
  noSuggestions: 'Cadangan alamat tiada buat masa ini. Anda boleh menaip alamat penuh sendiri.',
  noMap: 'Peta tiada buat masa ini. Alamat boleh digunakan tanpanya.',
  placeNotFound: 'Tempat ini tidak dijumpai.',
  unknownState: (state) =>
    `Kami tidak membuat penghantaran ke ${stateName(state)}. Sila pilih negeri sekali lagi.`,
};
