import { TEXT_MAX_CHARACTERS } from '../../../rules/limits';
import type { required as english } from '../../fields/required';
import type { Translated } from '../../translated';

export const required: Translated<typeof english> = (label) => ({
  missing: `Masukkan ${label}.`,
  tooLong: `Paling banyak ${TEXT_MAX_CHARACTERS} aksara untuk ${label}.`,
});
