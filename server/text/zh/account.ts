import type { Translated } from '@kedai/contract/text/translated';
import { durationText, waitText } from '@kedai/contract/text/zh/limitText';
import type { accountText as english } from '../account';

const OTHER_PASSWORD = '请选择其他密码，例如三个互不相关的词。';
const easyToGuess = (why: string) => `此密码容易被猜中：${why}。${OTHER_PASSWORD}`;
const otherSignIn = (why: string) => `${why}请使用密码登录。`;

export const accountText: Translated<typeof english> = {
  codeSent: '验证码已发送。',
  codeMaybeSent: '如果此电邮已有账户，验证码即将送达。',
  codeRight: '验证码正确。',
  emailVerified: '电邮已验证。',
  passwordReset: '密码已更改，请登录。',
  wrongCode: '验证码不正确，请重试。',
  earlierCode: (sentAt) => `验证码不正确。较新的验证码已在 ${sentAt} 发送，请使用该验证码。`,
  tooManyWrongCodes: '输入错误次数太多，请重新获取验证码。',
  expiredCode: '此验证码已过期，请重新获取。',
  codeNotSent: (waitMs) => `验证码未能发送，请在 ${waitText(waitMs)}后重试。`,
  humanCheckFailed: '真人验证失败，请重试。',
  tooManyCodes: '验证码请求太频繁，请稍后再试。',
  tooManySignIns: (waitMs) => `登录尝试次数太多。请等 ${durationText(waitMs)}，或重设密码。`,
  manySignIns: '目前登录的人很多，请过几秒钟再试。',
  wrongPassword: '电邮或密码不正确。',
  wrongCurrentPassword: '这不是您目前的密码。',
  passwordJustChanged: '您的密码刚刚更改过。',
  emailTaken: '此电邮已有账户，请登录。',
  emailNotVerified: (validMs) => `请先用验证码验证电邮，验证后 ${durationText(validMs)}内有效。`,
  guessable: {
    common: `这是最常见的密码之一。${OTHER_PASSWORD}`,
    pattern: easyToGuess('它有规律'),
    name: easyToGuess('它几乎只是店名或您的名字'),
    nearlyCommon: easyToGuess('它几乎只是常见的密码'),
  },
  passkeyUnknown: otherSignIn('此通行密钥不属于（或不再属于）本店的账户。'),
  passkeyUnchecked: otherSignIn('无法核对您的通行密钥。'),
  passkeyNotAdded: '无法添加此通行密钥，请重新开始。',
  tooManyPasskeys: (most) => `一个账户最多有 ${most} 个通行密钥，请先移除一个。`,
  ownDevice: '您正在使用这台设备。如要结束，请登出。',
};
