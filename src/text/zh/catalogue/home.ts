import { RETURN_DAYS } from '@kedai/contract/rules/limits';
import { shop } from '../../../shop';
import { shopText } from '../../../shop/shopText';
import type { homeText as english, homePage as englishPage } from '../../catalogue/home';
import type { Translated } from '../../translated';

export const homePage: Translated<typeof englishPage> = {
  title: shop.name,
  description: shopText.description,
};

export const homeText: Translated<typeof english> = {
  slider: {
    label: '精选',
    role: '轮播图',
    none: '暂无图片',
    previous: '上一张图片',
    next: '下一张图片',
    pause: '暂停播放图片',
    play: '播放图片',
    slide: (position, count) => `第 ${position} 张图片，共 ${count} 张`,
  },
  policies: {
    title: '我们的承诺',
    exchange: { title: '轻松换货', text: shopText.home.exchangeText },
    return: {
      title: `${RETURN_DAYS} 天退货`,
      text: `${RETURN_DAYS} 天内可寄回。`,
    },
    support: { title: '全天候客服', text: '随时来信，真人回复。' },
  },
  newsletter: {
    title: '立即订阅，享 20% 折扣',
    text: '不定期分享新品和优惠。',
    email: '电邮地址',
    placeholder: '输入电邮',
    subscribe: '订阅',
    nothingSent: '电子报尚未推出，您的电邮地址没有送出或保存。',
  },
  seeAll: '查看全部',
};
