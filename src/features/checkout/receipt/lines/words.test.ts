import { newGrey } from './grey';
import { wordsOf } from './words';

/** A line 20 px high, of strokes so wide with 4 px between them: 1 is a stroke, 0 a space. */
function line(strokes: readonly (0 | 1)[], stroke: number) {
  const grey = newGrey(strokes.length * (stroke + 4), 40);
  grey.data.fill(240);
  for (const [at, isPrint] of strokes.entries()) {
    if (isPrint === 0) continue;
    const left = at * (stroke + 4);
    for (let y = 10; y < 30; y += 1)
      grey.data.fill(20, y * grey.width + left, y * grey.width + left + stroke);
  }
  return { grey, box: { left: 0, top: 10, right: grey.width - 4, bottom: 30 } };
}

test.each([
  ['thin', 3],
  ['fat, so that there is less paper in it than print', 12],
])('words are told by their spaces where letters are %s', (_, stroke) => {
  const { grey, box } = line([1, 1, 1, 0, 1, 1, 0, 1, 1, 1], stroke);
  expect(wordsOf(grey, box)).toHaveLength(3);
});
