import { TEXT_MAX_CHARACTERS } from '../../../rules/limits';
import type { required as english } from '../../fields/required';
import type { Translated } from '../../translated';

export const required: Translated<typeof english> = (label) => ({
  missing: `请填写${label}。`,
  tooLong: `${label}最多 ${TEXT_MAX_CHARACTERS} 个字符。`,
});
