import { customCalls } from '@kedai/contract/calls/custom';
import type { Database } from '../../store/database/database';
import { sliders } from '../../store/schema';
import { openTestDatabase } from '../../testing/database';
import { openTestShop, type TestShop } from '../../testing/testShop';

let database: Database;
let shop: TestShop;
beforeEach(async () => {
  database = await openTestDatabase();
  shop = await openTestShop(database.db);
});
afterEach(() => database.close());

describe('slider pictures', () => {
  test('come in their order', async () => {
    await database.db.insert(sliders).values([
      { position: 1, image: '/pictures/two.webp' },
      { position: 0, image: '/pictures/one.webp' },
    ]);
    const { body } = await shop.visitor().callApi(customCalls.getSliderImages);
    expect(body.sliderImages).toEqual(['/pictures/one.webp', '/pictures/two.webp']);
  });

  test('are an empty list when there are none', async () => {
    const { body } = await shop.visitor().callApi(customCalls.getSliderImages);
    expect(body).toEqual({ success: true, sliderImages: [] });
  });
});
