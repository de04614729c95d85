import places from './places.json';
import { shippedMaps } from './shipped';

const maps = shippedMaps();
const descriptions = async (text: string) =>
  (await maps.suggest(text)).map(({ description }) => description);

describe('suggestions from the shipped places', () => {
  test.each([
    ['geo', 'George Town, 10200 Penang, Malaysia'],
    ['GEORGETOWN', 'George Town, 10200 Penang, Malaysia'],
    ['pulau pinang', 'George Town, 10200 Penang, Malaysia'],
    ['bangsar', 'Bangsar, 59100 Kuala Lumpur, Malaysia'],
    ['59100', 'Bangsar, 59100 Kuala Lumpur, Malaysia'],
    ['kuala lum', '50000 Kuala Lumpur, Malaysia'],
    ['johor baharu', 'Johor Bahru, 80000 Johor, Malaysia'],
    ['johorbahru', 'Johor Bahru, 80000 Johor, Malaysia'],
    ['kota-kinabalu', 'Kota Kinabalu, 88000 Sabah, Malaysia'],
    ['petalingj', 'Petaling Jaya, 46000 Selangor, Malaysia'],
    ['Putra Jaya', '62000 Putrajaya, Malaysia'],
    ['melaka', 'Malacca City, 75000 Malacca, Malaysia'],
    ['air keroh', 'Ayer Keroh, 75450 Malacca, Malaysia'],
    ['ttdi', 'Taman Tun Dr Ismail, 60000 Kuala Lumpur, Malaysia'],
    ['kuching sarawak', 'Kuching, 93000 Sarawak, Malaysia'],
    ['kota kin', 'Kota Kinabalu, 88000 Sabah, Malaysia'],
    ['46000 Petaling Jaya', 'Petaling Jaya, 46000 Selangor, Malaysia'],
    ['Batu Pahat, Johor, Malaysia', 'Batu Pahat, 83000 Johor, Malaysia'],
  ])('%s finds %s', async (text, first) => {
    expect((await descriptions(text))[0]).toBe(first);
  });

  test.each([
    ['12 Jalan Ampang, Kuala Lumpur', '12 Jalan Ampang, Kuala Lumpur, Malaysia'],
    ['12 Jalan Ampang, 50450 Kuala Lumpur', '12 Jalan Ampang, 50450 Kuala Lumpur, Malaysia'],
    ['12 jalan ampang kua', '12 jalan ampang, Kuala Lumpur, Malaysia'],
    ['12 Jalan Ampang, kualalumpur', '12 Jalan Ampang, Kuala Lumpur, Malaysia'],
    [
      'No 5, Lorong Macalister, George Town',
      'No 5, Lorong Macalister, George Town, Penang, Malaysia',
    ],
  ])('%s keeps its street', async (text, first) => {
    expect((await descriptions(text))[0]).toBe(first);
  });

  test('a long text costs about as much as a short one', async () => {
    const compare = jest.spyOn(String.prototype, 'startsWith');
    for (const text of ['a '.repeat(99), 'ku la '.repeat(33), 'ab cd ef gh ij kl '.repeat(11)]) {
      compare.mockClear();
      await descriptions(text);
      expect(compare.mock.calls.length).toBeLessThan(100_000);
    }
    compare.mockRestore();
  });

  test('a typed town excludes the other towns of its state', async () => {
    const suggestions = await descriptions('8 Jalan Besar, Bandar Sunway');
    expect(suggestions).toEqual(['8 Jalan Besar, Bandar Sunway, Selangor, Malaysia']);
  });

  test('a street alone is suggested in the town of its name and in the large towns', async () => {
    const suggestions = await descriptions('12 Jalan Ampang');
    expect(suggestions[0]).toBe('12 Jalan Ampang, Ampang, Selangor, Malaysia');
    expect(suggestions).toContain('12 Jalan Ampang, Kuala Lumpur, Malaysia');
  });

  test('a city that is a state suggests its parts too', async () => {
    const suggestions = await descriptions('Kuala Lumpur');
    expect(suggestions).toContain('Bangsar, 59100 Kuala Lumpur, Malaysia');
  });

  test('a state alone suggests its towns, the largest first', async () => {
    const suggestions = await descriptions('sabah');
    expect(suggestions.length).toBeGreaterThan(3);
    expect(suggestions.every((text) => text.includes('Sabah'))).toBe(true);
  });

  test.each(['', 'ab', '  a ', 'xyzzy', 'new', 'Malaysia', '!!!', '99999'])(
    '%j finds nothing',
    async (text) => {
      expect(await descriptions(text)).toEqual([]);
    },
  );

  test('suggests at most six, each with its own place', async () => {
    for (const text of ['kua', 'simpang', 'kota', 'jalan besar', 'selangor']) {
      const suggestions = await maps.suggest(text);
      expect(suggestions.length).toBeLessThanOrEqual(6);
      expect(new Set(suggestions.map(({ place_id }) => place_id)).size).toBe(suggestions.length);
    }
  });
});

describe('where places are', () => {
  test.each([
    ['george town', 5.41, 100.33],
    ['bangsar', 3.13, 101.68],
    ['kuching', 1.55, 110.34],
    ['kota bharu', 6.13, 102.24],
  ])('%s is at %d, %d', async (text, lat, lng) => {
    const [first] = await maps.suggest(text);
    const place = await maps.locate(first?.place_id ?? '');
    expect(place?.lat).toBeCloseTo(lat, 1);
    expect(place?.lng).toBeCloseTo(lng, 1);
  });

  test('every place is in Malaysia', () => {
    const outside = places.filter(
      ({ lat, lng }) => lat < 0.8 || lat > 7.5 || lng < 99.5 || lng > 119.4,
    );
    expect(outside).toEqual([]);
  });

  test('an unknown place has no location', async () => {
    expect(await maps.locate('my.atlantis')).toBeNull();
  });
});
