import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { buildTheme } from '../../theme/theme';
import { Slides } from './Slides';

const mockTold = jest.fn();
jest.mock('swiper/react', () => ({
  Swiper: ({ children, ...told }: { children?: ReactNode }) => {
    mockTold(told);
    return <div>{children}</div>;
  },
  SwiperSlide: ({ children }: { children?: ReactNode }) => <div>{children}</div>,
}));

beforeEach(() => mockTold.mockClear());

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
      rule instanceof CSSMediaRule && rule.conditionText === '(max-width: 767px)',
  );
  const hidden = onPhones
    .flatMap((media) => [...media.cssRules])
    .filter(
      (rule): rule is CSSStyleRule =>
        rule instanceof CSSStyleRule && arrow.matches(rule.selectorText),
    );
  expect(hidden.map(({ style }) => style.display)).toEqual(['none']);
});
