import { customCalls } from '../../../src/contract/custom';
import type { Database } from '../../store/database';
import { sliders } from '../../store/schema';
import { openTestDatabase } from '../../testing/database';
import { openWorld, type World } from '../../testing/world';

let database: Database;
let world: World;
beforeEach(async () => {
  database = await openTestDatabase();
  world = await openWorld(database.db);
});
afterEach(() => database.close());

describe('slider pictures', () => {
  test('come in their order', async () => {
    await database.db.insert(sliders).values([
      { position: 1, image: '/pictures/two.webp' },
      { position: 0, image: '/pictures/one.webp' },
    ]);
    const { body } = await world.visitor().ask(customCalls.getSliderImages);
    expect(body.sliderImages).toEqual(['/pictures/one.webp', '/pictures/two.webp']);
  });

  test('none is an empty list', async () => {
    const { body } = await world.visitor().ask(customCalls.getSliderImages);
    expect(body).toEqual({ success: true, sliderImages: [] });
  });
});
