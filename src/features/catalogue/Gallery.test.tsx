import { fireEvent, screen } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { Gallery } from './Gallery';

const WIDTH_PX = 400;
const images = ['a', 'b', 'c', 'd'].map((name) => `/pictures/${name}.webp`);

/** The strip stands at a picture, as it does while it moves. */
function moveTo(strip: HTMLElement, index: number) {
  strip.scrollLeft = index * WIDTH_PX;
  fireEvent.scroll(strip);
}

function open() {
  const { user } = renderApp(<Gallery name="Kebaya" images={images} />, { skipStart: true });
  const strip = screen.getByRole('list', { name: 'Pictures' });
  const thumbs = () => screen.getAllByRole('button', { name: /^Show picture/ });
  const current = () =>
    thumbs().findIndex((thumb) => thumb.getAttribute('aria-current') === 'true');
  const choose = async (index: number) => {
    const thumb = thumbs()[index];
    if (thumb) await user.click(thumb);
  };
  return { strip, current, choose };
}

beforeEach(() => {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(DOMRect.fromRect({ width: WIDTH_PX }));
});

test('on the way to a chosen picture those that pass are not marked', async () => {
  const { strip, current, choose } = open();
  await choose(3);
  moveTo(strip, 1);
  expect(current()).toBe(3);
  moveTo(strip, 3);
  moveTo(strip, 2);
  expect(current()).toBe(2);
});

test.each([
  ['is touched', (strip: HTMLElement) => fireEvent.pointerDown(strip)],
  ['is moved by the wheel', (strip: HTMLElement) => fireEvent.wheel(strip)],
  ['is moved by a key', (strip: HTMLElement) => fireEvent.keyDown(strip, { key: 'ArrowLeft' })],
  ['has come to rest', (strip: HTMLElement) => fireEvent(strip, new Event('scrollend'))],
])('once the strip %s, the picture that it shows is marked', async (_what, happen) => {
  const { strip, current, choose } = open();
  await choose(3);
  moveTo(strip, 1);
  happen(strip);
  moveTo(strip, 0);
  expect(current()).toBe(0);
});

test('at the end of the strip the last picture is marked, though others stand before it', () => {
  const { strip, current } = open();
  jest.spyOn(strip, 'scrollWidth', 'get').mockReturnValue(4 * WIDTH_PX);
  jest.spyOn(strip, 'clientWidth', 'get').mockReturnValue(2 * WIDTH_PX);
  moveTo(strip, 1);
  expect(current()).toBe(1);
  moveTo(strip, 2);
  expect(current()).toBe(3);
});
