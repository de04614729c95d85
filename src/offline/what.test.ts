import { isHashedFile, isPage, isPicture, isPublicAnswer } from './what';

const asked = (address: string) => {
  const url = new URL(address, 'https://shop.example');
  return { url, sameOrigin: url.origin === 'https://shop.example' };
};
const kinds = { isHashedFile, isPage, isPicture, isPublicAnswer };
const kindOf = (address: string) =>
  Object.entries(kinds)
    .filter(([, is]) => is(asked(address)))
    .map(([name]) => name);

test.each([
  ['/', 'isPage'],
  ['/product/linen-shirt', 'isPage'],
  ['/collection?sort=low-high', 'isPage'],
  ['/assets/main.0123456789.js', 'isHashedFile'],
  ['/pictures/linen-shirt-1-400.avif', 'isPicture'],
  ['/favicon.svg', 'isPicture'],
  ['/api/product/list', 'isPublicAnswer'],
  ['/api/news/all?page=2&limit=9', 'isPublicAnswer'],
])('%s may be kept: %s', (address, kind) => {
  expect(kindOf(address)).toEqual([kind]);
});

test.each([
  '/api/user/verifyToken',
  '/api/order/userorders',
  '/api/cart/get',
  '/api/product/listing',
  '/dev/mailbox',
  '/flows',
  '/sw.js',
  '/assets/main.js',
  '/tesseract/0123456789/worker.min.js',
  '/qr/clothing.svg',
  '/qr/clothing.png',
  'https://elsewhere.example/',
  'https://elsewhere.example/api/product/list',
])('%s is left alone', (address) => {
  expect(kindOf(address)).toEqual([]);
});
