import type { codeFields as english } from '../../fields/code';
import type { Translated } from '../../translated';

export const codeFields: Translated<typeof english> = {
  wrongCode: 'Kod tidak sah. Sila cuba lagi.',
};
