import { fireEvent, screen } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { Gallery } from './Gallery';

const WIDTH_PX = 400;
const images = ['a', 'b', 'c', 'd'].map((name) => `/pictures/${name}.webp`);

test('the thumbnail of the visible picture is marked, and a thumbnail scrolls to its picture', async () => {
  const { user } = renderApp(<Gallery name="Kebaya" images={images} />, { skipStart: true });
  const strip = screen.getByRole('list', { name: 'Pictures' });
  const thumbs = screen.getAllByRole('button', { name: /^Show picture/ });
  const markedIndex = () =>
    thumbs.findIndex((thumb) => thumb.getAttribute('aria-current') === 'true');
  for (const [index, picture] of [...strip.children].entries()) {
    jest.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, WIDTH_PX));
    jest.spyOn(picture as HTMLElement, 'offsetLeft', 'get').mockReturnValue(index * WIDTH_PX);
  }
  // Two pictures fit side by side, so the last one never reaches the start of the strip.
  jest.spyOn(strip, 'scrollWidth', 'get').mockReturnValue(4 * WIDTH_PX);
  jest.spyOn(strip, 'clientWidth', 'get').mockReturnValue(2 * WIDTH_PX);
  expect(markedIndex()).toBe(0);
  const [, second, , last] = thumbs;
  if (!second || !last) throw new Error('There are too few thumbnails.');
  await user.click(second);
  expect(strip.scrollLeft).toBe(WIDTH_PX);
  fireEvent.scroll(strip);
  expect(markedIndex()).toBe(1);
  strip.scrollLeft = 2 * WIDTH_PX;
  fireEvent.scroll(strip);
  expect(markedIndex()).toBe(3);
});
