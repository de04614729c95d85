import {
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  TEXT_MAX_CHARACTERS,
} from '../../../rules/limits';
import type { accountFields as english } from '../../fields/account';
import type { Translated } from '../../translated';

export const accountFields: Translated<typeof english> = {
  wrongEmail: '请输入有效的电邮地址。',
  nameMissing: '请输入姓名。',
  nameTooLong: `姓名最多 ${TEXT_MAX_CHARACTERS} 个字符。`,
  passwordMissing: '请输入密码。',
  currentPasswordMissing: '请输入您的密码。',
  passwordUnusable: '密码含有不能使用的字符，请换一个密码。',
  passwordTooShort: `密码至少要有 ${PASSWORD_MIN_CHARACTERS} 个字符。`,
  passwordMostlyBlank: `密码至少要有 ${PASSWORD_MIN_CHARACTERS} 个字符，首尾空格不计算在内。`,
  passwordTooLong: `密码最多 ${PASSWORD_MAX_CHARACTERS} 个字符。`,
  wrongPassword: '电邮或密码不正确。',
};
