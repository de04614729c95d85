import { fireEvent, render, screen } from '@testing-library/react';
import { ThemeProvider } from 'styled-components';
import { buildTheme } from '../theme/theme';
import { Picture } from './Picture';
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
])('%s comes in the sizes that exist of it', (src, width, avif) => {
  expect(pictureSources(src, width)?.avif).toBe(avif);
});

test('a picture has its size before it is there', () => {
  show('/pictures/shirt-1.webp');
  const image = screen.getByRole('img', { name: 'A shirt' });
  expect(image).toHaveAttribute('width', '800');
  expect(image).toHaveAttribute('height', '1000');
});

test('an address that is not ours is used as it is', () => {
  show('https://cdn.example/shirt.jpg');
  const image = screen.getByRole('img', { name: 'A shirt' });
  expect(image).toHaveAttribute('src', 'https://cdn.example/shirt.jpg');
  expect(image).not.toHaveAttribute('srcset');
});

test('a broken picture becomes a placeholder of the same name', () => {
  show('/pictures/gone.webp');
  fireEvent.error(screen.getByRole('img', { name: 'A shirt' }));
  expect(screen.getByRole('img', { name: 'A shirt' })).not.toHaveAttribute('src');
});

test('a missing one is a placeholder at once', () => {
  show(undefined);
  expect(screen.getByRole('img', { name: 'A shirt' })).not.toHaveAttribute('src');
});
