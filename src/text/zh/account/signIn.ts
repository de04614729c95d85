import type { sessionText as english } from '../../account/signIn';
import type { Translated } from '../../translated';
import { mergeFailed, passwordHint } from '../common';

export const sessionText: Translated<typeof english> = {
  signIn: {
    title: '登录',
    intro: '欢迎回来。购物车里的商品会一起保留。',
    email: '电邮',
    emailPlaceholder: 'you@example.com',
    password: '密码',
    forgot: '忘记密码？',
    submit: '登录',
    noAccount: '还没有账户？',
    toSignUp: '注册',
    notSignedIn: '您尚未登录。',
    passkey: '使用通行密钥登录',
    passkeyCancelled: '没有使用通行密钥。请重试，或使用密码登录。',
    passkeyFailed: '此浏览器无法使用通行密钥。请使用密码登录。',
    cookiesBlocked: '您尚未登录。请允许本店使用 Cookie，然后重试。',
  },
  signUp: {
    title: '注册',
    intro: '适用于已验证的电邮地址。',
    name: '姓名',
    passwordHint,
    submit: '注册',
    haveAccount: '已有账户？',
    toSignIn: '登录',
    verifyFirst: '请先验证电邮：',
    verifyLink: '获取验证码',
    notMade: '账户尚未创建。',
    cookiesBlocked: '账户已创建，但您尚未登录。请允许本店使用 Cookie，然后登录。',
  },
  verification: '验证',
  mergeFailed,
  required: {
    title: '请先登录',
    text: '此页面需要登录。登录后会带您回到这里。',
    action: '登录',
  },
  checking: '正在确认登录状态',
};
