import { allCalls } from '@kedai/contract/calls/allCalls';
import { slotCalls } from '@kedai/contract/calls/slots';
import { isHashedFile, isPage, isPicture, isPublicCall } from './matchers';

const matchers = { isHashedFile, isPage, isPicture, isPublicCall };

const matching = (address: string) => {
  const url = new URL(address, 'https://shop.example');
  const sameOrigin = url.origin === 'https://shop.example';
  return Object.entries(matchers)
    .filter(([, matches]) => matches({ url, sameOrigin }))
    .map(([name]) => name);
};

test.each([
  ['/', 'isPage'],
  ['/product/linen-shirt', 'isPage'],
  ['/collection?sort=low-high', 'isPage'],
  ['/assets/main.0123456789.js', 'isHashedFile'],
  ['/flows', 'isPage'],
  ['/flows/assets/flows.0123456789.js', 'isHashedFile'],
  ['/pictures/linen-shirt-1-400.avif', 'isPicture'],
  ['/favicon.svg', 'isPicture'],
  ['/manifest.webmanifest', 'isPicture'],
  ['/ms/manifest.webmanifest', 'isPicture'],
  ['/ms/', 'isPage'],
  ['/api/news/all?page=2&limit=9', 'isPublicCall'],
])('%s may be cached: %s', (address, matcher) => {
  expect(matching(address)).toEqual([matcher]);
});

test.each([
  '/api/product/listing',
  '/dev/mailbox',
  '/flows/lab',
  '/counter',
  '/counter/orders/1',
  '/sw.js',
  '/assets/main.js',
  '/tesseract/0123456789/worker.min.js',
  '/qr/clothing.svg',
  '/qr/clothing.png',
  'https://elsewhere.example/',
  'https://elsewhere.example/api/product/list',
])('%s is never cached', (address) => {
  expect(matching(address)).toEqual([]);
});

test.each(allCalls)('the call %s may be cached if it is a GET for the public', (_, call) => {
  // A stored answer would offer places that are taken.
  const isStored = call.path !== slotCalls.getSlots.path;
  const isPublic = call.method === 'GET' && call.audience === 'public' && isStored;
  expect(matching(call.path)).toEqual(isPublic ? ['isPublicCall'] : []);
});
