export const wrongPage = '页码必须是从 1 开始的整数。';
export const wrongLimit = '数量上限必须是 1 至 100 的整数。';
