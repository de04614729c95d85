import { PAYMENT_WINDOW_MS, RETURN_DAYS } from '@kedai/contract/rules/limits';
import { durationText } from '@kedai/contract/text/limitText';
import type { Translated } from '@kedai/contract/text/translated';
import type { clothingStory as english } from '../clothingStory';

export const clothingStory: Translated<typeof english> = {
  careers: {
    title: '加入 Kain & Roti',
    text: '我们是一家小店，有裁剪师、缝纫师和店员。告诉我们您擅长什么。',
  },
  about: {
    title: '先有好布，再谈其他',
    paragraphs: [
      'Kain & Roti 由两姐妹开始：一匹亚麻布，一张窗边的桌子。在马来文里，kain 是布，roti 是面包，正是那张桌上一直都有的两样东西。',
      '我们少量裁制，款式简单，缝线笔直，送回来的衣服也负责修补。这个月没卖完的，下个月一样好。',
      '所有商品都在八打灵再也亲手包装。选好日期和时间，我们就会准备好。',
    ],
    values: [
      { title: '实在的布料', text: '亚麻、棉和羊毛，标签上写什么就是什么。' },
      { title: '少量制作', text: '每次做得少，做得勤，什么都不必丢弃。' },
      { title: '您的时间', text: '自取或配送，日期和时间由您选择。' },
    ],
  },
  outlets: '进来坐坐，摸摸布料，喝杯茶。',
  terms: `价格以令吉计算。请在下单后 ${durationText(PAYMENT_WINDOW_MS)}内付款并上传收据，我们随即包装。如果不合身，请在 ${RETURN_DAYS} 天内寄回未穿过的商品，我们会换货或退款。`,
};
