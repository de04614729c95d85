import { CODE_LENGTH } from '@kedai/contract/rules/limits';
import type {
  registrationText as english,
  registrationProblems as englishProblems,
} from '../../account/registration';
import type { Translated } from '../../translated';
import { mergeFailed, passwordHint } from '../common';

export const registrationText: Translated<typeof english> = {
  title: '创建账户',
  progress: (step) => `第 ${step} 步，共 3 步`,
  email: { prompt: `我们会发送 ${CODE_LENGTH} 位数验证码到此地址。` },
  code: { prompt: `请输入发送到您电邮的 ${CODE_LENGTH} 位数验证码` },
  details: {
    prompt: '创建您的账户',
    email: '电邮',
    emailLocked: '已验证，无法在此更改。',
    name: '姓名',
    password: '密码',
    passwordHint,
    submit: '注册',
  },
  haveAccount: '已有账户？',
  loginHere: '登录',
};

export const registrationProblems: Translated<typeof englishProblems> = {
  merging: mergeFailed,
  tooManyCodes: '验证码请求太频繁，请稍后再试。',
  humanCheckFailed: '真人验证失败，请重试。',
  notSent: (reason) => `无法发送验证码：${reason}`,
};
