import { outletCalls } from '@kedai/contract/calls/outlet';
import type { LanguageTag } from '@kedai/contract/protocol/languages';
import * as v from 'valibot';
import { outlets } from '../../store/schema';
import { testShop } from '../../testing/testShop';

const shop = testShop();

const outlet = (id: string, position: number, whatsappNumber: string | null) => ({
  id,
  position,
  title: `Outlet ${id}`,
  contactNumber: '03-1234 5678',
  whatsappNumber,
  googleMap: 'https://maps.example.com/1',
  address: { street: 's', city: 'c', zipcode: '01000', state: 'Perlis', country: 'Malaysia' },
  schedule: [{ day: 'Monday', available: true, operatingTime: { start: '10:00', end: '22:00' } }],
});

describe('outlets', () => {
  test('come in the shop’s order, in the format of the contract', async () => {
    await shop.db.insert(outlets).values([outlet('b', 1, null), outlet('a', 0, '012-3456789')]);
    const { body } = await shop.visitor().callApi(outletCalls.outletList);
    const read = v.parse(outletCalls.outletList.response, body);
    expect(read.outlets.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(read.outlets[0]).toMatchObject({
      whatsappNumber: '012-3456789',
      address: { zipcode: '01000' },
      schedule: [{ day: 'Monday', available: true }],
    });
    expect(read.outlets[1]?.whatsappNumber).toBe('');
  });

  test('have their title in the language of the request', async () => {
    const translations = { zh: { title: '怡保分店' } };
    await shop.db
      .insert(outlets)
      .values([outlet('a', 0, null), { ...outlet('b', 1, null), translations }]);
    const titles = async (request?: { language: LanguageTag }) => {
      const { body } = await shop.visitor().callApi(outletCalls.outletList, request);
      return (body.outlets as { title: string; language?: string }[]).map(
        ({ title, language = 'none' }) => `${title} ${language}`,
      );
    };
    expect(await titles()).toEqual(['Outlet a none', 'Outlet b none']);
    expect(await titles({ language: 'ms' })).toEqual(['Outlet a en', 'Outlet b en']);
    expect(await titles({ language: 'zh-Hans' })).toEqual(['Outlet a en', '怡保分店 zh-Hans']);
  });
});
