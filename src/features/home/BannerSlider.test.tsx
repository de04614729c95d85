import { screen } from '@testing-library/react';
import { serveApi } from '../../testing/apiServer';
import { renderApp } from '../../testing/renderApp';
import { BannerSlider } from './BannerSlider';

serveApi();

test('the slider is 600 px high with and without pictures', async () => {
  renderApp(<BannerSlider />);
  const frame = () => screen.getByRole('region', { name: 'Highlights' });
  expect(getComputedStyle(frame()).height).toBe('600px');
  await screen.findByText('No slider images available');
  expect(getComputedStyle(frame()).height).toBe('600px');
});
