import type { sessionNotices as english } from '../../account/sessionNotices';
import type { Translated } from '../../translated';

export const sessionNotices: Translated<typeof english> = {
  otherCustomer: '您已登录另一个账户，之前输入的内容已清除。',
  ended: '登录已过期，输入的内容已从这台设备移除。',
  loggedOut: '您已登出，输入的内容已从这台设备移除。',
};
