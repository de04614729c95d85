import { PAYMENT_WINDOW_MS, RETURN_DAYS } from '@kedai/contract/rules/limits';
import { durationText } from '@kedai/contract/text/limitText';
import type { Translated } from '@kedai/contract/text/translated';
import type { bakeryStory as english } from '../bakeryStory';

export const bakeryStory: Translated<typeof english> = {
  careers: {
    title: '加入 Roti & Kain',
    text: '习惯早起，有耐心，爱与人聊天？烤炉四点就开工。告诉我们您擅长什么。',
  },
  about: {
    title: '先有面包，再谈其他',
    paragraphs: [
      'Roti & Kain 由两姐妹开始：一台烤炉，一张窗边的桌子。在马来文里，roti 是面包，kain 是布，正是那张桌上一直都有的两样东西。',
      '面团静置一夜，班兰汁当天早上现榨，傍晚没卖完的就送给邻居。',
      '所有商品都在八打灵再也亲手包装。选好日期和时间，我们就会准备好。',
    ],
    values: [
      { title: '慢慢发酵', text: '静置一夜，才有脆皮、松软和香味，没有捷径。' },
      { title: '成分简单', text: '面粉、水、盐和时间，其余都写在标签上。' },
      { title: '您的时间', text: '自取或配送，日期和时间由您选择。' },
    ],
  },
  outlets: '进来坐坐，闻闻出炉的香味，喝杯茶。',
  terms: `价格以令吉计算。请在下单后 ${durationText(PAYMENT_WINDOW_MS)}内付款并上传收据，我们随即开始烘烤。如果有什么不对，请在 ${RETURN_DAYS} 天内告诉我们，我们会换货或退款。`,
};
