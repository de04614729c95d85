import type { Translated } from '@kedai/contract/text/translated';
import { sizeText } from '@kedai/contract/text/zh/limitText';
import type { requestText as english } from '../request';

export const requestText: Translated<typeof english> = {
  empty: '请求没有内容。请以 JSON 发送各个字段。',
  brokenJson: '请求不是有效的 JSON。请检查引号、逗号和括号。',
  notJson: '请以 application/json 发送请求。',
  notForm: '请以 multipart/form-data 发送请求。',
  tooLong: (bytes) => `请求太长，最多只读取 ${bytes / 1024} KB。`,
  tooDeep: (levels) => `请求的层级太深，列表和对象最多只能有 ${levels} 层。`,
  tooSlow: '您的网络目前太慢，请求没有送达。请重试，或换个地方再试。',
  brokenHeader: (name) => `标头 ${name} 不是经过 URL 编码的 JSON。`,
  brokenKey: 'Idempotency-Key 须为 8 至 100 个可见字符。',
  unreadableAddress: '无法读取此请求的地址。请检查百分号。',
  wrongAddress: {
    title: '无法读取此地址',
    text: '此地址有误，可能在复制时遗漏了一部分。',
    toShop: '前往商店',
  },
  keyReused: '此 Idempotency-Key 已用于另一个请求。请发送新的。',
  foreignOrigin: '此请求来自其他网站，已被拒绝。',
  incompleteUpload: '上传的内容不完整，请重新发送。',
  fileTooLarge: (bytes) => `文件太大。请选择不超过 ${sizeText(bytes)} 的文件。`,
  notSignedIn: '请登录后重试。',
  nobodySignedIn: '尚未登录。',
  otherCustomer: '您已登录另一个账户。内容没有送出，请检查后重试。',
  notFound: '此地址没有内容。',
  internal: '我们这边出了问题，请重试。',
  databaseDown: '商店目前非常繁忙，请过几秒钟再试。',
  diskFull: '商店暂时无法保存任何内容。没有内容被保存，请稍后再试。',
  picturesDown: '暂时无法保存或显示图片。没有任何更改，请过一分钟再试。',
  restarting: '商店正在重新启动，请过几秒钟再试。',
  manyOfYours: '您还有许多请求正在处理。请等几秒钟，然后重试。',
  manyUploads: '目前上传的文件太多，请过几秒钟再试。',
};
