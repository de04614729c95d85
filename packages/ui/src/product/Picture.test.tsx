import { fireEvent, render, screen } from '@testing-library/react';
import { ThemeProvider } from 'styled-components';
import { buildTheme } from '../theme/theme';
import { BannerPicture } from './BannerPicture';
import { Picture, Thumbnail } from './Picture';
import { pictureSources } from './pictureSources';

const show = (src: string | undefined) =>
  render(
    <ThemeProvider theme={buildTheme('terracotta')}>
      <Picture src={src} alt="A shirt" sizes="50vw" />
    </ThemeProvider>,
  );

test.each([
  ['/pictures/shirt-1.webp', 800, '/pictures/shirt-1-400.avif 400w, /pictures/shirt-1.avif 800w'],
  [
    '/pictures/banner-2.webp',
    1600,
    '/pictures/banner-2-800.avif 800w, /pictures/banner-2.avif 1600w',
  ],
  ['https://cdn.example/shirt.webp', 800, undefined],
  ['/pictures/shirt.png', 800, undefined],
])('the picture %s has the AVIF files that exist for it', (src, width, avif) => {
  expect(pictureSources(src, width)).toBe(avif);
});

test('a thumbnail uses the small files', () => {
  const { container } = render(
    <ThemeProvider theme={buildTheme('terracotta')}>
      <Thumbnail src="/pictures/shirt-1.webp" width={84} />
    </ThemeProvider>,
  );
  const source = container.querySelector('source');
  expect(source?.sizes).toBe('84px');
  expect(source?.srcset).toBe('/pictures/shirt-1-200.avif 200w, /pictures/shirt-1-400.avif 400w');
});

test('a picture has its size before it loads', () => {
  show('/pictures/shirt-1.webp');
  const image = screen.getByRole('img', { name: 'A shirt' });
  expect(image).toHaveAttribute('width', '800');
  expect(image).toHaveAttribute('height', '1000');
});

test('a URL of another site is used unchanged', () => {
  show('https://cdn.example/shirt.jpg');
  const image = screen.getByRole('img', { name: 'A shirt' });
  expect(image).toHaveAttribute('src', 'https://cdn.example/shirt.jpg');
  expect(image).not.toHaveAttribute('srcset');
});

test('a broken picture becomes a placeholder with the same name', () => {
  show('/pictures/gone.webp');
  fireEvent.error(screen.getByRole('img', { name: 'A shirt' }));
  expect(screen.getByRole('img', { name: 'A shirt' })).not.toHaveAttribute('src');
});

test('a missing picture is a placeholder at once', () => {
  show(undefined);
  expect(screen.getByRole('img', { name: 'A shirt' })).not.toHaveAttribute('src');
});

const cropsOf = (src: string) => {
  const { container } = render(<BannerPicture src={src} alt="A family" isSlide />);
  return [...container.querySelectorAll('source')].map(({ media, srcset }) => [media, srcset]);
};

test('a banner of the shop has the crops for its frame', () => {
  expect(cropsOf('/pictures/banner-2.webp')).toEqual([
    [
      '(min-width: 1200px)',
      '/pictures/banner-2-wide-760.avif 760w, /pictures/banner-2-wide.avif 1520w',
    ],
    ['', '/pictures/banner-2-tall-720.avif 720w, /pictures/banner-2-tall.avif 1080w'],
  ]);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/pictures/banner-2-tall-720.webp');
});

test.each(['https://cdn.example/pictures/banner-2.webp', '/pictures/spring.webp', '/b.jpg'])(
  'the banner %s has no crops and is used unchanged',
  (src) => {
    expect(cropsOf(src)).toEqual([]);
    expect(screen.getByRole('img', { name: 'A family' })).toHaveAttribute('src', src);
  },
);
