import type { Failure } from '@kedai/contract/calls/failure';
import { CODE_LENGTH } from '@kedai/contract/rules/limits';
import type {
  passwordResetText as english,
  passwordResetProblems as englishProblems,
} from '../../account/passwordReset';
import type { Translated } from '../../translated';
import { passwordHint } from '../common';
import { failureText } from '../failures';

export const passwordResetText: Translated<typeof english> = {
  progress: (step) => `第 ${step} 步，共 3 步`,
  email: {
    title: '重设密码',
    prompt: `请输入注册时使用的电邮地址，我们会发送 ${CODE_LENGTH} 位数验证码。`,
  },
  code: {
    title: '输入验证码',
    prompt: `请输入发送到您电邮的 ${CODE_LENGTH} 位数验证码。`,
  },
  password: {
    title: '新密码',
    prompt: '请为您的账户设定新密码。',
    label: '新密码',
    hint: passwordHint,
    submit: '保存密码',
  },
  cameToNothing: {
    sending: '验证码未能发送。',
    checking: '无法核对验证码。',
    setting: '密码未能更改。',
  },
  outcomeUnknown: {
    lost: '密码可能已经更改。请尝试用新密码登录，或再保存一次。',
    usedCode: '此验证码已失效。新密码可能已经生效：请尝试用它登录，或重新获取验证码。',
  },
  remembered: '又想起密码了？',
  signIn: '登录',
  changed: '密码已更改，请登录。',
};

export const passwordResetProblems: Translated<typeof englishProblems> = {
  earlierCode: '请使用最新一封电邮里的验证码。',
  refusedCode: '请核对数字，或重新获取验证码。',
  refusedPassword: '请选择其他密码。',
};

export const passwordResetFailure = ({ message }: Failure): string =>
  message === '' ? failureText.serverDown : message;
