import type { FileKind } from '@kedai/contract/rules/fileKind';
import type { Translated } from '@kedai/contract/text/translated';
import type { receiptText as english } from '../receipt';

const SCREENSHOT = '请将收据截图后上传。';
const unusable = (why: string) => `${why}${SCREENSHOT}`;

const KINDS: Readonly<Partial<Record<FileKind, string>>> = {
  bmp: '是 BMP 图片，本店无法打开',
  document: '是文档',
  empty: '是空的',
  heic: '是 HEIC 照片，本店无法打开',
  pdf: '是 PDF',
  svg: '是 SVG 图形',
  text: '只有文字',
  tiff: '是 TIFF 图片，本店无法打开',
  video: '是视频',
};

export const receiptText: Translated<typeof english> = {
  uploaded: '收据已上传。',
  notFound: '找不到此收据。',
  otherKind: (kind) => unusable(`此文件${KINDS[kind] ?? '不是图片'}。`),
  damaged: unusable('此图片已损坏或不完整。'),
  tooSlow: unusable('打开此图片的时间太长。'),
  tooLarge: (width, height) => unusable(`此图片太大：${width} × ${height} 像素。`),
  tooSmall: (width, height) => unusable(`此图片太小，无法读取：${width} × ${height} 像素。`),
  busy: '目前收到的收据很多，请过几秒钟再发送一次。',
  tooManyToday: '您今天上传的文件太多。请明天再试，或将收据发送给店家。',
  used: '此收据已用于另一张订单。请上传这次付款的收据。',
  orderCancelled: '此订单已取消。如果已经付款，请联系店家。',
  orderByCard:
    "此订单以银行卡付款，不需要收据。如要以 Touch 'n Go 电子钱包付款，请再次提交订单；如果已经转账，请联系店家。",
  orderSettled: '此订单的付款已结清，不需要收据。',
};
