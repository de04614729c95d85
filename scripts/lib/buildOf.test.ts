import { readSettings } from '../../server/settings';
import { buildSettings, sourcesPrint } from './buildOf.mjs';

const printFor = (environment: Record<string, string>) => sourcesPrint(buildSettings(environment));
const usual = printFor({});

test.each(Object.keys(buildSettings({})))('a build for another %s is another build', (name) => {
  expect(printFor({ [name]: 'other' })).not.toBe(usual);
});

test('a build for what is usual anyway is the same build', () => {
  expect(printFor({ SHOP: 'clothing', TILE_URL: '', OFFLINE: 'on' })).toBe(usual);
});

test('the service worker can be switched off for a build', () => {
  expect(buildSettings({ OFFLINE: 'off' })).toMatchObject({ OFFLINE: 'off', SHOP: 'clothing' });
});

test('shop and tiles of a usual build are those that the server expects', () => {
  const { shop, tileOrigin } = readSettings({});
  expect(buildSettings({})).toMatchObject({ SHOP: shop, TILE_URL: tileOrigin });
});
