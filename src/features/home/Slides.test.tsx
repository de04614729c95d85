import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { buildTheme } from '../../theme/theme';
import { Slides } from './Slides';

const mockTold = jest.fn();
const mockNext = jest.fn();
const mockParams = { loop: true };
jest.mock('swiper/react', () => {
  const { useEffect } = jest.requireActual<typeof import('react')>('react');
  const instance = {
    slideNext: () => mockNext(),
    get params() {
      return mockParams;
    },
  };
  interface Told {
    readonly children?: ReactNode;
    readonly onSwiper: (swiper: typeof instance) => void;
  }
  return {
    Swiper: ({ children, ...told }: Told) => {
      mockTold(told);
      useEffect(() => told.onSwiper(instance), [told.onSwiper]);
      return <div>{children}</div>;
    },
    SwiperSlide: ({ children }: { children?: ReactNode }) => <div>{children}</div>,
  };
});

beforeEach(() => {
  jest.useFakeTimers();
  mockTold.mockClear();
  mockNext.mockClear();
  mockParams.loop = true;
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

const show = () =>
  render(
    <ThemeProvider theme={buildTheme('terracotta')}>
      <Slides images={['/pictures/a.webp', '/pictures/b.webp', '/pictures/c.webp']} />
    </ThemeProvider>,
  );

/** How often they went on. */
const slid = (ms: number) => {
  mockNext.mockClear();
  act(() => jest.advanceTimersByTime(ms));
  return mockNext.mock.calls.length;
};

/** A browser that tells what is in view. @returns has it tell. */
function watchedView(): (isIntersecting: boolean) => void {
  const tell = { now: (_isIntersecting: boolean) => {} };
  class Observer {
    observe = jest.fn();
    disconnect = jest.fn();
    constructor(heard: (entries: { isIntersecting: boolean }[]) => void) {
      tell.now = (isIntersecting) => heard([{ isIntersecting }]);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  return (isIntersecting) => act(() => tell.now(isIntersecting));
}

test('one picture at a time stands for 3 seconds and slides for half a second, without end', () => {
  show();
  const [told] = mockTold.mock.calls[0] ?? [];
  expect(told).toMatchObject({ loop: true, speed: 500 });
  expect(told).not.toHaveProperty('slidesPerView');
  expect(slid(3499)).toBe(0);
  expect(slid(1)).toBe(1);
  expect(slid(35_000)).toBe(10);
});

test('a press anywhere gives the picture its whole time again', () => {
  show();
  expect(slid(3400)).toBe(0);
  fireEvent.pointerDown(document.body);
  expect(slid(3499)).toBe(0);
  expect(slid(1)).toBe(1);
});

test('they stand still while they are out of view', () => {
  const observed = watchedView();
  show();
  observed(false);
  expect(slid(20_000)).toBe(0);
  observed(true);
  expect(slid(3499)).toBe(0);
  expect(slid(1)).toBe(1);
});

test('there is a dot for each picture, and an arrow each way', () => {
  show();
  const dots = screen.getAllByRole('button', { name: /^Picture \d of 3$/ });
  expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual(['true', 'false', 'false']);
  expect(screen.getByRole('button', { name: 'Previous picture' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Following picture' })).toBeInTheDocument();
});

test('below 768 px the arrows are hidden', () => {
  show();
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const arrow = screen.getByRole('button', { name: 'Following picture' });
  const onPhones = rules.filter(
    (rule): rule is CSSMediaRule =>
      rule instanceof CSSMediaRule && rule.conditionText === '(width < 768px)',
  );
  const hidden = onPhones
    .flatMap((media) => [...media.cssRules])
    .filter(
      (rule): rule is CSSStyleRule =>
        rule instanceof CSSStyleRule && arrow.matches(rule.selectorText),
    );
  expect(hidden.map(({ style }) => style.display)).toEqual(['none']);
});

test('what is taken away is not put in order', () => {
  const { unmount } = show();
  expect(mockParams.loop).toBe(true);
  unmount();
  expect(mockParams.loop).toBe(false);
});

test('who plays them again holds them as long as the focus is there', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  show();
  await user.tab();
  expect(slid(10_000)).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Stop the pictures' }));
  await user.click(await screen.findByRole('button', { name: 'Let the pictures play' }));
  expect(slid(10_000)).toBe(0);
  await user.click(document.body);
  expect(slid(3500)).toBe(1);
});

test('a browser that gives the focus to no button lets them go on at once', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Stop the pictures' }));
  const play = await screen.findByRole('button', { name: 'Let the pictures play' });
  expect(slid(10_000)).toBe(0);
  fireEvent.click(play);
  await screen.findByRole('button', { name: 'Stop the pictures' });
  expect(slid(3500)).toBe(1);
});

test('they stand still from the start for who asks for stillness', async () => {
  const matchMedia = jest.spyOn(window, 'matchMedia');
  matchMedia.mockImplementation(
    (query) => ({ matches: query.includes('reduced-motion') }) as MediaQueryList,
  );
  show();
  matchMedia.mockRestore();
  expect(slid(10_000)).toBe(0);
  expect(screen.getByRole('button', { name: 'Let the pictures play' })).toBeInTheDocument();
});
