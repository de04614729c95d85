import { waitText } from '@kedai/contract/text/ms/limitText';
import { categoryName, choiceName, typeName } from '@kedai/contract/text/ms/values';
import type { Translated } from '@kedai/contract/text/translated';
import type { productText as english } from '../product';

export const productText: Translated<typeof english> = {
  gone: 'Produk ini tidak dijual lagi. Sila buang daripada troli anda.',
  soldWithChoice: (name, choices) =>
    `${name} tidak dijual lagi tanpa pilihan. Pilihannya: ${choices.map(choiceName).join(', ')}.`,
  soldOtherwise: (name, choice, choices) =>
    `${name} tidak dijual lagi sebagai ${choiceName(choice)}. Pilihannya: ${choices.map(choiceName).join(', ')}.`,
  soldWithoutChoice: (name, choice) =>
    `${name} tidak dijual lagi sebagai ${choiceName(choice)}; kini hanya ada satu jenis.`,
  tooManySearches: (waitMs) =>
    `Terlalu banyak carian. Sila tunggu ${waitText(waitMs)} dan cuba lagi.`,
  categoryName,
  typeName,
};
