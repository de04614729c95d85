import type { failureText as english } from '../failures';
import type { Translated } from '../translated';

export const failureText: Translated<typeof english> = {
  offline: '无法连接商店。请检查网络连接，然后重试。',
  timeout: '商店太久没有回应，请重试。',
  aborted: '请求已取消。',
  malformed: '无法读取商店的回应，请重试。',
  badRequest: '商店无法接受此请求。请检查输入的内容，然后重试。',
  notSignedIn: '请登录后重试。',
  otherCustomer: '您已登录另一个账户。内容没有送出，请检查后重试。',
  unchecked: '无法确认您的登录状态，内容没有送出，请重试。',
  notAllowed: '您没有权限使用此功能。',
  notFound: '找不到此内容。',
  tooLarge: '送出的内容太大。',
  tooMany: '请求太频繁，请稍后再试。',
  serverDown: '商店暂时出现问题，请稍后再试。',
  refused: '此请求未被接受。',
  profileNotStored: '浏览器无法保存：储存空间已满或被禁用。内容会保留到您离开本店为止。',
  draftNotStored:
    '浏览器无法保留输入的内容：储存空间已满或被禁用。重新加载或离开此页面后，内容会丢失。',
  cartNotStored: '浏览器无法保存购物车：储存空间已满或被禁用。购物车没有更改。',
  cartTooLarge: '购物车已满：登录前不能再加入其他商品。购物车没有更改。',
};
