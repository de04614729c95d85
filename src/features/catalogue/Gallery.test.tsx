import { fireEvent, screen } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { Gallery } from './Gallery';

const WIDTH_PX = 400;
const images = ['a', 'b', 'c', 'd'].map((name) => `/pictures/${name}.webp`);

/** Scrolls the strip to a picture. */
function scrollTo(strip: HTMLElement, index: number) {
  strip.scrollLeft = index * WIDTH_PX;
  fireEvent.scroll(strip);
}

function open() {
  const { user } = renderApp(<Gallery name="Kebaya" images={images} />, { skipStart: true });
  const strip = screen.getByRole('list', { name: 'Pictures' });
  const thumbs = () => screen.getAllByRole('button', { name: /^Show picture/ });
  const currentIndex = () =>
    thumbs().findIndex((thumb) => thumb.getAttribute('aria-current') === 'true');
  const choose = async (index: number) => {
    const thumb = thumbs()[index];
    if (thumb) await user.click(thumb);
  };
  return { strip, currentIndex, choose };
}

beforeEach(() => {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(DOMRect.fromRect({ width: WIDTH_PX }));
});

test('pictures that pass while the strip scrolls to a chosen one are not marked', async () => {
  const { strip, currentIndex, choose } = open();
  await choose(3);
  scrollTo(strip, 1);
  expect(currentIndex()).toBe(3);
  scrollTo(strip, 3);
  scrollTo(strip, 2);
  expect(currentIndex()).toBe(2);
});

test.each([
  ['is touched', (strip: HTMLElement) => fireEvent.pointerDown(strip)],
  ['is moved by the wheel', (strip: HTMLElement) => fireEvent.wheel(strip)],
  ['is moved by a key', (strip: HTMLElement) => fireEvent.keyDown(strip, { key: 'ArrowLeft' })],
  ['has stopped scrolling', (strip: HTMLElement) => fireEvent(strip, new Event('scrollend'))],
])('once the strip %s, the visible picture is marked', async (_event, trigger) => {
  const { strip, currentIndex, choose } = open();
  await choose(3);
  scrollTo(strip, 1);
  trigger(strip);
  scrollTo(strip, 0);
  expect(currentIndex()).toBe(0);
});

test('the last picture is marked at the end of the strip, even when another one is at its start', () => {
  const { strip, currentIndex } = open();
  jest.spyOn(strip, 'scrollWidth', 'get').mockReturnValue(4 * WIDTH_PX);
  jest.spyOn(strip, 'clientWidth', 'get').mockReturnValue(2 * WIDTH_PX);
  scrollTo(strip, 1);
  expect(currentIndex()).toBe(1);
  scrollTo(strip, 2);
  expect(currentIndex()).toBe(3);
});
