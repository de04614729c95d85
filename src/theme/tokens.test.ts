import { media } from './tokens';

test('a window narrower than 768 px is a phone', () => {
  expect(media.mobile).toBe('@media (width < 768px)');
  expect(media.tablet).toBe('@media (width >= 768px)');
});
