import { generalCalls } from '@kedai/contract/calls/general';
import { SUGGESTION_DEBOUNCE_MS } from '@kedai/contract/rules/limits';
import { LoggableError } from '../../log/logger';
import type { Maps } from '../../ports/maps';
import { setCounts, testDatabase } from '../../testing/database';
import { openTestShop } from '../../testing/testShop';
import type { Visitor } from '../../testing/visitor';

const database = testDatabase();

const bangsar = { description: 'Bangsar, 59100 Kuala Lumpur', place_id: 'bangsar' };

function mapsWith(parts: Partial<Maps> = {}): jest.Mocked<Maps> {
  return {
    suggest: jest.fn(async () => [bangsar]),
    locate: jest.fn(async (id) => (id === 'bangsar' ? { lat: 3.13, lng: 101.68 } : null)),
    ...parts,
  } as jest.Mocked<Maps>;
}

async function shopWith(maps: Maps) {
  return (await openTestShop(database.db, { maps })).visitor();
}

const suggest = (visitor: Visitor, input: string, headers = {}) =>
  visitor.callApi(generalCalls.generateMapList, { input }, { headers });

describe('address suggestions', () => {
  test('come from the maps service in the form of the specification', async () => {
    const visitor = await shopWith(mapsWith());
    const { body } = await suggest(visitor, ' bangsar ');
    expect(body).toEqual({ success: true, data: { data: [bangsar] } });
  });

  test('fewer than three characters send no request to the service', async () => {
    const maps = mapsWith();
    const visitor = await shopWith(maps);
    const { body } = await suggest(visitor, ' ba ');
    expect(body).toEqual({ success: true, data: { data: [] } });
    expect(maps.suggest).not.toHaveBeenCalled();
  });

  test('a failed service is reported to the shopper in plain words, and to the log with its reason', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const down = async () =>
      Promise.reject(new LoggableError('http://photon (MAPS_URL) cannot be reached.'));
    const visitor = await shopWith(mapsWith({ suggest: down, locate: down }));
    expect(await suggest(visitor, 'bangsar')).toMatchObject({
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: expect.stringContaining('type the whole address'),
      },
    });
    expect(await visitor.callApi(generalCalls.geocode, { place_id: 'bangsar' })).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
    });
    expect(log).toHaveBeenCalledWith(expect.stringContaining('cannot be reached'));
  });

  describe('are rate limited', () => {
    const callApi = (visitor: Visitor, address: string) =>
      suggest(visitor, 'bangsar', { 'x-forwarded-for': address });

    test('an address is limited for a minute, another address is not', async () => {
      const shop = await openTestShop(database.db, { maps: mapsWith() }, { trustProxy: true });
      const visitor = shop.visitor();
      await callApi(visitor, '203.0.113.1');
      await setCounts(database, '%203.0.113.1', 300);
      // The rest of the batch that this process has taken.
      for (let times = 0; times < 30; times += 1) await callApi(visitor, '203.0.113.1');
      expect(await callApi(visitor, '203.0.113.1')).toMatchObject({
        status: 429,
        body: { code: 'too-many-requests', message: expect.stringContaining('whole address') },
      });
      expect((await callApi(visitor, '203.0.113.2')).status).toBe(200);
      shop.clock.advance(60_000);
      expect((await callApi(visitor, '203.0.113.1')).status).toBe(200);
    });

    test('typing for minutes at the pace of the page stays below the limit', async () => {
      const shop = await openTestShop(database.db, {}, { trustProxy: true });
      const visitor = shop.visitor();
      for (let times = 0; times < 300; times += 1) {
        expect((await callApi(visitor, '203.0.113.1')).status).toBe(200);
        shop.clock.advance(SUGGESTION_DEBOUNCE_MS);
      }
    });
  });

  test('a text of a thousand characters is refused', async () => {
    const visitor = await shopWith(mapsWith());
    expect(await suggest(visitor, 'a'.repeat(1000))).toMatchObject({
      status: 400,
      body: { success: false, message: 'Search for a shorter address.' },
    });
  });
});

describe('geocoding', () => {
  test('answers in the format of geocoders', async () => {
    const visitor = await shopWith(mapsWith());
    const { body } = await visitor.callApi(generalCalls.geocode, { place_id: 'bangsar' });
    expect(body).toMatchObject({
      results: [{ geometry: { location: { lat: 3.13, lng: 101.68 } } }],
    });
  });

  test('responds with 404 for an unknown place', async () => {
    const visitor = await shopWith(mapsWith());
    const response = await visitor.callApi(generalCalls.geocode, { place_id: 'atlantis' });
    expect(response).toMatchObject({ status: 404, body: { success: false, code: 'not-found' } });
  });
});
