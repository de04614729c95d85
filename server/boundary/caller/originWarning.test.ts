import { userCalls } from '@kedai/contract/calls/user';
import { testDatabase } from '../../testing/database';
import { openTestShop } from '../../testing/testShop';
import type { ApiSettings } from '../apiSettings';

const database = testDatabase();

/** A sign-in from a page at `http://shop.lan`, whose proxy does not pass on that host. */
async function signInBehindProxy(
  settings: Partial<ApiSettings>,
  headers: Record<string, string> = {},
) {
  let lines: string[] = [];
  await jest.isolateModulesAsync(async () => {
    const { createApp } = await import('../../app');
    const shop = await openTestShop(database.db, {}, settings);
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    for (const _ of [1, 2, 3]) {
      const response = await createApp(shop.deps).request(userCalls.login.path, {
        method: 'POST',
        headers: { origin: 'http://shop.lan', host: '127.0.0.1:8080', ...headers },
      });
      expect(response.status).toBe(403);
    }
    lines = warn.mock.calls.map(([line]) => String(line));
  });
  return lines;
}

test('the log says what was compared and which setting to change, once a minute', async () => {
  const lines = await signInBehindProxy({});
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('the header Origin and the header Host differ');
  expect(lines[0]).toContain('set PUBLIC_URL to the address');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ PUBLIC_URL: 'not set', TRUST_PROXY: false });
  expect(lines[0]).not.toContain('shop.lan');
});

test('a wrong PUBLIC_URL is named', async () => {
  const [line = ''] = await signInBehindProxy({ publicUrl: 'http://shop.test' });
  expect(line).toContain('the header Host and PUBLIC_URL differ');
  expect(JSON.parse(line)).toMatchObject({ PUBLIC_URL: 'http://shop.test' });
});

test('a page of another site in a browser that says so is not logged: no setting is wrong', async () => {
  expect(await signInBehindProxy({}, { 'sec-fetch-site': 'cross-site' })).toEqual([]);
});
