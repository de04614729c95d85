import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { buildTheme } from '../../theme/theme';
import { Slides } from './Slides';

const mockTold = jest.fn();
/** Whether the banners go on by themselves; the slider is told so. */
const mockAutoplay = { isRunning: true };
jest.mock('swiper/react', () => {
  const { useEffect } = jest.requireActual<typeof import('react')>('react');
  const instance = {
    autoplay: {
      start: () => {
        mockAutoplay.isRunning = true;
      },
      stop: () => {
        mockAutoplay.isRunning = false;
      },
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
  mockTold.mockClear();
  mockAutoplay.isRunning = true;
});

const show = () =>
  render(
    <ThemeProvider theme={buildTheme('terracotta')}>
      <Slides images={['/pictures/a.webp', '/pictures/b.webp', '/pictures/c.webp']} />
    </ThemeProvider>,
  );

test('one picture at a time stands for 3 seconds and slides for half a second, without end', () => {
  show();
  const [told] = mockTold.mock.calls[0] ?? [];
  expect(told).toMatchObject({ loop: true, speed: 500, autoplay: { enabled: true, delay: 3000 } });
  expect(told).not.toHaveProperty('slidesPerView');
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

test('who plays them again holds them as long as the focus is there', async () => {
  const user = userEvent.setup();
  show();
  await user.tab();
  expect(mockAutoplay.isRunning).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Stop the pictures' }));
  await user.click(screen.getByRole('button', { name: 'Let the pictures play' }));
  expect(mockAutoplay.isRunning).toBe(false);
  await user.click(document.body);
  expect(mockAutoplay.isRunning).toBe(true);
});

test('a browser that gives the focus to no button lets them go on at once', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Stop the pictures' }));
  await waitFor(() => expect(mockAutoplay.isRunning).toBe(false));
  fireEvent.click(screen.getByRole('button', { name: 'Let the pictures play' }));
  await waitFor(() => expect(mockAutoplay.isRunning).toBe(true));
});
