import type { NewsItem } from '@kedai/contract/calls/news';
import { formatMoney } from '@kedai/contract/rules/money';
import type { Product } from '@kedai/contract/rules/product';
import { shop } from '../../shop';
import { shopText } from '../../shop/shopText';
import type { pageText as english } from '../pages';
import { shortLine } from '../shortLine';
import type { Translated } from '../translated';
import { commonText } from './common';

const page = (title: string, description: string) => ({
  title: commonText.pageTitle(title),
  description,
});

/** A page that search engines do not list: it belongs to one shopper, or does not exist. */
const unlistedPage = (title: string, description: string) => ({
  ...page(title, description),
  noIndex: true,
});

/** A description as long as search engines and link previews show it, where a Han character is as wide as two letters. */
const shorten = (text: string): string => shortLine(text, 80, '…');

export const pageText: Translated<typeof english> = {
  collection: page(
    shopText.collection.title,
    `${shopText.collection.text}可筛选、排序，在 ${shop.name} 下单。`,
  ),
  product: ({ name, price, description }: Pick<Product, 'name' | 'price' | 'description'>) =>
    page(name, shorten(`${formatMoney(price, shop.currency)}。${description}`)),
  productLoading: page('正在加载商品', `${shop.name} 的商品：图片、价格和选项。`),
  productsFailed: page('无法显示商品', `无法加载 ${shop.name} 的商品。`),
  news: page('消息与活动', `${shop.name} 的最新动态：新店开张、工作坊、新品和优惠。`),
  newsItem: ({ title, description }: Pick<NewsItem, 'title' | 'description'>) =>
    page(title, shorten(description) || `${title}：${shop.name} 的消息。`),
  outlets: page('分店', `${shop.name} 各州分店的地址、营业时间和地图。`),
  about: page('关于我们', `认识 ${shop.name} 和我们的做法。`),
  contact: page('联系我们', `${shop.name} 的地址、电话、电邮和招聘信息。`),
  cart: unlistedPage('购物车', `您在 ${shop.name} 选购的商品和价格。`),
  login: unlistedPage('登录', `登录 ${shop.name}。`),
  emailVerify: unlistedPage('验证', `用已验证的电邮登录或注册 ${shop.name}。`),
  myProfile: unlistedPage('我的资料', `您在 ${shop.name} 的资料。`),
  register: unlistedPage('创建账户', `用电邮创建您的 ${shop.name} 账户。`),
  resetPassword: unlistedPage('重设密码', `为您的 ${shop.name} 账户设定新密码。`),
  placeOrder: unlistedPage('结账', `填写 ${shop.name} 订单的配送地址和付款方式。`),
  checkout: unlistedPage('付款', `为您的 ${shop.name} 订单付款并查看进度。`),
  orders: unlistedPage('我的订单', `您在 ${shop.name} 的订单。`),
  notFound: unlistedPage('找不到页面', `${shop.name} 没有此页面。`),
};
