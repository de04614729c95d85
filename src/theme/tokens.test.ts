import { media } from './tokens';

test('a window narrower than 768 px is a phone', () => {
  expect(media.mobile).toBe('@media (max-width: 767px)');
  expect(media.tablet).toBe('@media (min-width: 768px)');
});
