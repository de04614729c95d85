import { media } from './tokens';

test('a viewport narrower than 768 px is mobile', () => {
  expect(media.mobile).toBe('@media (width < 768px)');
  expect(media.tablet).toBe('@media (width >= 768px)');
});
