import { buildTheme } from '@kedai/ui/theme/theme';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { Slides } from './Slides';

const mockProps = jest.fn();
const mockNext = jest.fn();
jest.mock('swiper/react', () => {
  const { useEffect } = jest.requireActual<typeof import('react')>('react');
  const instance = { slideNext: () => mockNext() };
  interface SwiperProps {
    readonly children?: ReactNode;
    readonly onSwiper: (swiper: typeof instance) => void;
  }
  return {
    Swiper: ({ children, ...props }: SwiperProps) => {
      mockProps(props);
      useEffect(() => props.onSwiper(instance), [props.onSwiper]);
      return <div>{children}</div>;
    },
    SwiperSlide: ({ children }: { children?: ReactNode }) => <div>{children}</div>,
  };
});

beforeEach(() => {
  jest.useFakeTimers();
  mockProps.mockClear();
  mockNext.mockClear();
});
afterEach(() => jest.useRealTimers());

const renderSlides = () =>
  render(
    <ThemeProvider theme={buildTheme('terracotta')}>
      <Slides images={['/pictures/a.webp', '/pictures/b.webp', '/pictures/c.webp']} />
    </ThemeProvider>,
  );

/** Advances the time. @returns how often the slider advanced */
const countSlides = (ms: number) => {
  mockNext.mockClear();
  act(() => jest.advanceTimersByTime(ms));
  return mockNext.mock.calls.length;
};

test('shows one picture for 3 seconds, slides for half a second, and loops', () => {
  renderSlides();
  const [props] = mockProps.mock.calls[0] ?? [];
  expect(props).toMatchObject({ loop: true, speed: 500 });
  expect(props).not.toHaveProperty('slidesPerView');
  expect(countSlides(3499)).toBe(0);
  expect(countSlides(1)).toBe(1);
  expect(countSlides(35_000)).toBe(10);
});

test('has a dot for each picture and an arrow in each direction', () => {
  renderSlides();
  const dots = screen.getAllByRole('button', { name: /^Picture \d of 3$/ });
  expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual(['true', 'false', 'false']);
  expect(screen.getByRole('button', { name: 'Previous picture' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next picture' })).toBeInTheDocument();
});

test('stays paused after Play while the button has the focus', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderSlides();
  await user.tab();
  expect(countSlides(10_000)).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Pause the pictures' }));
  await user.click(await screen.findByRole('button', { name: 'Play the pictures' }));
  expect(countSlides(10_000)).toBe(0);
  await user.click(document.body);
  expect(countSlides(3500)).toBe(1);
});

test('starts paused with prefers-reduced-motion', async () => {
  const matchMedia = jest.spyOn(window, 'matchMedia');
  matchMedia.mockImplementation(
    (query) => ({ matches: query.includes('reduced-motion') }) as MediaQueryList,
  );
  renderSlides();
  matchMedia.mockRestore();
  expect(countSlides(10_000)).toBe(0);
  expect(screen.getByRole('button', { name: 'Play the pictures' })).toBeInTheDocument();
});
