import { addPicture, type Picture } from './picture';

const picture = (step: number, length = 10): Picture => ({
  step,
  width: 1,
  height: 1,
  html: 'x'.repeat(length),
});

test('a picture replaces that of the same step, and they stay in order', () => {
  const pictures = addPicture([picture(1), picture(4)], picture(2));
  expect(pictures.map(({ step }) => step)).toEqual([1, 2, 4]);
  expect(addPicture(pictures, picture(2, 20)).map(({ html }) => html.length)).toEqual([10, 20, 10]);
});

test('the oldest pictures are dropped when all together are too large', () => {
  const pictures = addPicture([picture(0), picture(1)], picture(2), 25);
  expect(pictures.map(({ html, missing }) => [html.length, missing])).toEqual([
    [0, 'dropped'],
    [10, undefined],
    [10, undefined],
  ]);
});
