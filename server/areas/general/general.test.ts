import { generalCalls } from '@kedai/contract/calls/general';
import { SUGGESTION_DEBOUNCE_MS } from '@kedai/contract/rules/limits';
import { LoggableError } from '../../log/logger';
import type { Maps } from '../../ports/maps';
import { testDatabase } from '../../testing/database';
import { openTestShop } from '../../testing/testShop';
import type { Visitor } from '../../testing/visitor';
import { refusal } from '../../testing/visitor';

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

const suggest = (visitor: Visitor, input: string) =>
  visitor.callApi(generalCalls.generateMapList, { input });

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
    expect(await suggest(visitor, 'bangsar')).toMatchObject(
      refusal(503, 'unavailable', 'type the whole address'),
    );
    expect(await visitor.callApi(generalCalls.geocode, { place_id: 'bangsar' })).toMatchObject(
      refusal(503, 'unavailable'),
    );
    expect(log).toHaveBeenCalledWith(expect.stringContaining('cannot be reached'));
  });

  test('are not limited while somebody types for minutes at the pace of the page', async () => {
    const shop = await openTestShop(database.db);
    const visitor = shop.visitor();
    for (let times = 0; times < 300; times += 1) {
      expect((await suggest(visitor, 'bangsar')).status).toBe(200);
      shop.clock.advance(SUGGESTION_DEBOUNCE_MS);
    }
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
});
