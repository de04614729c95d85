import { piece } from '../kit/piece';
import { type Garment, measures } from './cut';
import { borderOf, insideOf, overlap, tie, tiersOf, waistband } from './skirtParts';
import { body, foldsOf, type SkirtCut } from './skirtShape';

/** Creates a skirt or sarong from its cut. */
export function skirt(cut: SkirtCut): Garment {
  const m = measures[cut.fits];
  return {
    fits: cut.fits,
    cloth: cut.cloth,
    hangsBy: 'clips',
    focus: { at: [m.hip * 0.16, m.rise * 0.6], width: m.hip * 1.7 },
    outlines: (aspect) => [body(cut, aspect === 'worn' ? 0.9 : 1).d],
    draw(pen, aspect) {
      const shape = body(cut, aspect === 'worn' ? 0.9 : 1);
      const whole = piece(pen, {
        d: shape.d,
        cloth: cut.cloth,
        folds: foldsOf(pen, cut, shape),
        puff: cut.style === 'pleated' ? 0.55 : 1.2,
        depth: 1.1,
      });
      const wrapped = aspect !== 'back' && (cut.style === 'sarong' || cut.style === 'wrap');
      const front =
        aspect === 'back' ? '' : cut.style === 'wrap' ? tie(pen, shape, cut.trim ?? cut.cloth) : '';
      return {
        behind: aspect === 'front' ? insideOf(pen, cut, shape) : '',
        front:
          whole +
          borderOf(pen, cut, shape) +
          tiersOf(pen, cut, shape) +
          (wrapped ? overlap(pen, cut, shape) : '') +
          waistband(pen, cut, shape) +
          front,
      };
    },
  };
}
