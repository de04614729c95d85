import { readSettings } from '../../server/settings';
import { buildSettings, sourcesFingerprint } from './buildSettings.mjs';

const fingerprintOf = (environment: Record<string, string>) =>
  sourcesFingerprint(buildSettings(environment));
const defaultFingerprint = fingerprintOf({});

test.each(Object.keys(buildSettings({})))('another %s changes the fingerprint', (name) => {
  expect(fingerprintOf({ [name]: 'other' })).not.toBe(defaultFingerprint);
});

test('explicit default values keep the fingerprint', () => {
  expect(fingerprintOf({ SHOP: 'clothing', TILE_URL: '', OFFLINE: 'on' })).toBe(defaultFingerprint);
});

test('OFFLINE=off disables the service worker of a build', () => {
  expect(buildSettings({ OFFLINE: 'off' })).toMatchObject({ OFFLINE: 'off', SHOP: 'clothing' });
});

test('the default shop and tiles match the server’s defaults', () => {
  const { shop, tileOrigin } = readSettings({});
  expect(buildSettings({})).toMatchObject({ SHOP: shop, TILE_URL: tileOrigin });
});
