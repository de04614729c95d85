import type { layoutText as english } from '../layout';
import type { Translated } from '../translated';

export const layoutText: Translated<typeof english> = {
  skipToContent: '跳到主要内容',
  loadingPage: '正在加载页面',

  offline: '您已离线，部分功能要等恢复连接后才能使用。',
  unreached: '暂时无法连接商店，此页面可能不是最新内容。',

  closeNotice: '知道了',

  notices: {
    label: '公告',
    messages: ['电单车配送只限面包类商品。', '隔日配送名额有限，请通过 WhatsApp 联系我们。'],
    dismiss: '关闭公告',
  },

  navigation: {
    main: '主导航',
    homeLink: (shopName) => `${shopName} 首页`,
    search: '搜索',
    openMenu: '打开菜单',
    menu: '菜单',
    back: '返回',
    signIn: '登录',
    account: '我的账户',
    myProfile: '我的资料',
    orders: '订单',
    logout: '登出',
    more: '更多',
    news: '消息与活动',
    outlets: '分店',
    menuSignIn: '登录',
    cart: (count) => `购物车，${count} 件商品`,
  },

  service: {
    label: '取货方式',
    pickup: '自取',
    delivery: '配送',
    change: '更改',
    slot: (weekday, dayAndMonth, hours) => ['', `${dayAndMonth} ${weekday} ${hours}`],
    choose: '选择自取或配送、日期和时间',
  },

  footer: {
    label: '页脚',
    shop: '商店',
    home: '首页',
    about: '关于我们',
    delivery: '配送',
    privacy: '隐私政策',
    getInTouch: '联系我们',
    whatsapp: 'WhatsApp',
    instagram: 'Instagram',
    xiaohongshu: '小红书',
  },

  crash: {
    title: '出了点问题',
    home: '返回首页',
    orderTitle: (id) => `订单 ${id}`,
    orderKept: (reason) => `订单已提交，可在“我的订单”中查看。${reason}`,
    orders: '我的订单',
    missing: '无法加载此页面。请检查网络连接，然后重试。如果商店刚刚更新，请重新加载页面。',
    awayTitle: '离线时无法查看',
    away: '没有网络连接时，只能打开之前看过的页面。',
    part: '无法打开。请检查网络连接，然后重试。如果商店刚刚更新，请重新加载页面。',
  },
};
