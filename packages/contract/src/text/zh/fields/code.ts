export const wrongCode = '验证码不正确，请重试。';
