import { generalCalls } from '../../../src/contract/general';
import { SUGGESTION_DEBOUNCE_MS } from '../../../src/contract/limits';
import { LoggableError } from '../../logger';
import type { Maps } from '../../ports/maps';
import type { Database } from '../../store/database';
import { openTestDatabase } from '../../testing/database';
import type { Visitor } from '../../testing/visitor';
import { openWorld } from '../../testing/world';

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const bangsar = { description: 'Bangsar, 59100 Kuala Lumpur', place_id: 'bangsar' };

function mapsWith(parts: Partial<Maps> = {}): jest.Mocked<Maps> {
  return {
    suggest: jest.fn(async () => [bangsar]),
    locate: jest.fn(async (id) => (id === 'bangsar' ? { lat: 3.13, lng: 101.68 } : null)),
    ...parts,
  } as jest.Mocked<Maps>;
}

async function shopWith(maps: Maps) {
  return (await openWorld(database.db, { maps })).visitor();
}

describe('address suggestions', () => {
  test('come from the maps service in the form of the specification', async () => {
    const visitor = await shopWith(mapsWith());
    const { body } = await visitor.ask(generalCalls.generateMapList, { input: ' bangsar ' });
    expect(body).toEqual({ success: true, data: { data: [bangsar] } });
  });

  test('less than three characters ask nobody', async () => {
    const maps = mapsWith();
    const visitor = await shopWith(maps);
    const { body } = await visitor.ask(generalCalls.generateMapList, { input: ' ba ' });
    expect(body).toEqual({ success: true, data: { data: [] } });
    expect(maps.suggest).not.toHaveBeenCalled();
  });

  test('a service that is down is told to the shopper in words, to the log with its reason', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const down = async () =>
      Promise.reject(new LoggableError('http://photon (MAPS_URL) cannot be reached.'));
    const visitor = await shopWith(mapsWith({ suggest: down, locate: down }));
    expect(await visitor.ask(generalCalls.generateMapList, { input: 'bangsar' })).toMatchObject({
      status: 503,
      body: {
        success: false,
        code: 'unavailable',
        message: expect.stringContaining('type the whole address'),
      },
    });
    expect(await visitor.ask(generalCalls.geocode, { place_id: 'bangsar' })).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
    });
    expect(log).toHaveBeenCalledWith(expect.stringContaining('cannot be reached'));
  });

  describe('are not asked for without end', () => {
    const ask = async (visitor: Visitor, address: string) => {
      const headers = { 'x-forwarded-for': address };
      return visitor.ask(generalCalls.generateMapList, { input: 'bangsar' }, { headers });
    };

    test('one address is told to wait, another is answered, and after a minute so is the first', async () => {
      const maps = mapsWith();
      const world = await openWorld(database.db, { maps }, { trustProxy: true });
      const visitor = world.visitor();
      for (let times = 0; times < 300; times += 1) await ask(visitor, '203.0.113.1');
      expect(await ask(visitor, '203.0.113.1')).toMatchObject({
        status: 429,
        body: { code: 'too-many-requests', message: expect.stringContaining('whole address') },
      });
      expect(maps.suggest).toHaveBeenCalledTimes(300);
      expect((await ask(visitor, '203.0.113.2')).status).toBe(200);
      world.clock.advance(60_000);
      expect((await ask(visitor, '203.0.113.1')).status).toBe(200);
    });

    test('who types as fast as the page asks, for minutes, never meets it', async () => {
      const world = await openWorld(database.db, {}, { trustProxy: true });
      const visitor = world.visitor();
      for (let times = 0; times < 1300; times += 1) {
        expect((await ask(visitor, '203.0.113.1')).status).toBe(200);
        world.clock.advance(SUGGESTION_DEBOUNCE_MS);
      }
    });
  });

  test('a text of a thousand characters is refused', async () => {
    const visitor = await shopWith(mapsWith());
    const answer = await visitor.ask(generalCalls.generateMapList, { input: 'a'.repeat(1000) });
    expect(answer).toMatchObject({
      status: 400,
      body: { success: false, message: 'Search for a shorter address.' },
    });
  });
});

describe('geocoding', () => {
  test('answers as geocoders do', async () => {
    const visitor = await shopWith(mapsWith());
    const { body } = await visitor.ask(generalCalls.geocode, { place_id: 'bangsar' });
    expect(body).toMatchObject({
      results: [{ geometry: { location: { lat: 3.13, lng: 101.68 } } }],
    });
  });

  test('an unknown place is not found', async () => {
    const visitor = await shopWith(mapsWith());
    const answer = await visitor.ask(generalCalls.geocode, { place_id: 'atlantis' });
    expect(answer).toMatchObject({ status: 404, body: { success: false, code: 'not-found' } });
  });
});
