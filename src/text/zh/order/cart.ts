import type { cartText as english } from '../../order/cart';
import type { Translated } from '../../translated';

const ENDED = '登录已过期';
const CART_SAVED = '购物车已保存在您的账户里。登录后会带您回到这里。';

export const cartText: Translated<typeof english> = {
  title: '购物车',
  count: (pieces) => `${pieces} 件商品`,
  columns: { product: '商品', price: '单价', quantity: '数量', total: '合计' },
  quantityOf: (name) => `“${name}”的数量`,
  remove: '移除',
  removed: '商品已从购物车移除。',
  gone: (name) => (name === undefined ? '此商品已下架。' : `“${name}”已下架。`),
  subtotal: '小计',
  note: '税费和运费将于结账时计算',
  proceed: '前往结账',
  logIn: '请先登录再结账。',
  logInLink: '点此登录',
  keepShopping: '继续购物',
  loading: '正在加载购物车',
  failed: '无法加载购物车',
  failedText: '购物车里的商品都还在，请重试。',
  ended: {
    title: ENDED,
    text: CART_SAVED,
    action: '登录',
  },
  endedNotice: `${ENDED}。${CART_SAVED}`,
  empty: {
    title: '购物车是空的',
    text: '加入的商品会放在这里。',
    action: '浏览商品',
  },
};
