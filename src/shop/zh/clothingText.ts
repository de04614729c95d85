import type { Translated } from '@kedai/contract/text/translated';
import type { clothingText as english } from '../clothingText';

export const clothingText: Translated<typeof english> = {
  description:
    '用实在的布料做舒适的女装、男装和童装。可在八打灵再也自取，或在您方便的时间送到家门口。',
  openingHours: '每天 10:00 至 22:00',
  hero: {
    eyebrow: '本季新品',
    title: '好布料，好日常',
    text: '亚麻、棉布，加一点峇迪，外头的热和戏院的冷都穿得住。',
    action: '浏览商品',
  },
  home: {
    latestTitle: '最新系列',
    latestText: '刚刚裁好，少量制作。',
    bestTitle: '热卖商品',
    bestText: '让人一再回购的款式。',
    exchangeText: '尺码不合或改变心意，都可以换。',
  },
  collection: {
    title: '全部商品',
    text: '适合女士、男士和孩子的日常服装。',
  },
  footer: {
    text: '用实在的布料少量制作舒适的服装，在八打灵再也亲手包装。',
    copyright: '© 2026 Kain Roti Sdn Bhd 版权所有',
  },
};
