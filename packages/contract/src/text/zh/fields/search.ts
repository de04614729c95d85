export const tooLong = '请缩短搜索内容。';
