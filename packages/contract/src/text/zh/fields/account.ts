import {
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  TEXT_MAX_CHARACTERS,
} from '../../../rules/limits';

export const nameMissing = '请输入姓名。';
export const nameTooLong = `姓名最多 ${TEXT_MAX_CHARACTERS} 个字符。`;
export const passwordMissing = '请输入密码。';
export const currentPasswordMissing = '请输入您的密码。';
export const passwordUnusable = '密码含有不能使用的字符，请换一个密码。';
export const passwordTooShort = `密码至少要有 ${PASSWORD_MIN_CHARACTERS} 个字符。`;
export const passwordMostlyBlank = `密码至少要有 ${PASSWORD_MIN_CHARACTERS} 个字符，首尾空格不计算在内。`;
export const passwordTooLong = `密码最多 ${PASSWORD_MAX_CHARACTERS} 个字符。`;
export const wrongPassword = '电邮或密码不正确。';
