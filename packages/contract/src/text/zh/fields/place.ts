export const tooLong = '请缩短要搜索的地址。';
