import { CODE_LENGTH } from '@kedai/contract/rules/limits';
import type { mailedCodeText as english } from '../../account/mailedCode';
import type { Translated } from '../../translated';

export const mailedCodeText: Translated<typeof english> = {
  email: '电邮',
  emailPlaceholder: 'you@example.com',
  sendCode: '发送验证码',
  code: `${CODE_LENGTH} 位数验证码`,
  verify: '验证',
  sentTo: '已发送至',
  changeEmail: '换一个电邮',
  resend: '重新发送验证码',
  resending: '正在重新发送验证码',
  resendIn: (seconds) => `${seconds} 秒后可重新发送`,
  resent: '新的验证码已发送，之前的验证码已失效。',
};
