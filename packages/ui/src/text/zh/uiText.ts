import type { Translated } from '@kedai/contract/text/translated';
import type { uiText as english } from '../uiText';

export const uiText: Translated<typeof english> = {
  busy: '请稍候',
  close: '关闭',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  digit: (position, length) => `第 ${position} 位，共 ${length} 位`,
  less: '减少一件',
  more: '增加一件',
  quantityTimes: (quantity) => `数量 ${quantity} × `,
  beforeHours: (day) => `${day} `,
  noPicture: '没有图片',
  breadcrumb: '当前位置',
  retry: '重试',
  broken: '无法显示页面的这个部分。购物车里的商品都还在。',
  loadAgain: '重新加载页面',
  stillLoading: '仍在加载，时间比平常久。',
  unchecked: {
    title: '无法确认登录状态',
    text: '账户里的内容都还在。请检查网络连接，然后重试。',
  },
};
