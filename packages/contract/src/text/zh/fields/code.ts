import type { codeFields as english } from '../../fields/code';
import type { Translated } from '../../translated';

export const codeFields: Translated<typeof english> = { wrongCode: '验证码不正确，请重试。' };
