import { PASSWORD_MIN_CHARACTERS } from '@kedai/contract/rules/limits';
import { shop } from '../../shop';
import type { commonText as english } from '../common';
import type { Translated } from '../translated';

export const passwordHint = `Sekurang-kurangnya ${PASSWORD_MIN_CHARACTERS} aksara.`;

export const mergeFailed = 'Troli anda sebelum log masuk tidak dapat digabungkan';

export const orderAgain = 'Pesan semula';

export const languageLabel = 'Bahasa';

export const commonText: Translated<typeof english> = {
  newTab: '(dibuka dalam tab baharu)',
  inNewTab: (link) => `${link} (dibuka dalam tab baharu)`,
  pageTitle: (page) => `${page} · ${shop.name}`,
};
