import { customCalls } from '@kedai/contract/calls/custom';
import { sliders } from '../../store/schema';
import { testShop } from '../../testing/testShop';

const shop = testShop();

describe('slider pictures', () => {
  test('come in their order', async () => {
    await shop.db.insert(sliders).values([
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
