import type { Translated } from '@kedai/contract/text/translated';
import type { bakeryText as english } from '../bakeryText';

export const bakeryText: Translated<typeof english> = {
  description:
    '面包、糕点和蛋糕，每天早上在八打灵再也现烤。可趁热自取，或在您方便的时间送到家门口。',
  openingHours: '每天 10:00 至 22:00',
  hero: {
    eyebrow: '新鲜出炉',
    title: '为了面包，值得早起',
    text: '慢慢发酵的面团、园里摘的班兰叶，牛油用在该用的地方。',
    action: '看看今天烤什么',
  },
  home: {
    latestTitle: '最新出品',
    latestText: '本周柜台上的新面孔。',
    bestTitle: '热卖商品',
    bestText: '多半中午前就卖完。',
    exchangeText: '买错了或改变心意，都可以换。',
  },
  collection: {
    title: '全部商品',
    text: '今早现烤的面包、糕点和蛋糕。',
  },
  footer: {
    text: '每天早上现烤的面包、糕点和蛋糕，在八打灵再也亲手包装。',
    copyright: '© 2026 Roti Kain Bakeri Sdn Bhd 版权所有',
  },
};
