import { darker } from '../kit/colour';
import { mirrored, path } from '../kit/path';
import type { Pen } from '../kit/pen';
import { piece } from '../kit/piece';
import { type Collar, drawCollar, insideBack, neckDepth } from './collar';
import { type Aspect, type Garment, type Measures, measures } from './cut';
import { cord, drawPocket } from './details';
import { drawSleeves, type SleeveCut, sleeveShape } from './sleeve';
import { backCollar, closureOf, hemLine, hemPiece, yoke } from './topFittings';
import { angleOf, block, foldsOf, outline, type TopCut } from './topShape';

/** The two front panels of an open or edge-to-edge front, with the trim down each edge. */
function openFront(pen: Pen, cut: TopCut, m: Measures, aspect: Aspect): string {
  const shape = outline(cut, m, aspect);
  const gap = cut.closure === 'open' ? 3.6 : 0.5;
  const half = shape.half(gap);
  const depth = neckDepth[cut.collar];
  const trim = cut.trim ?? cut.cloth;
  const n = m.neck;
  const bottom = cut.hem === 'peak' ? cut.length + 2.4 : cut.length + 0.4;
  const w = cut.closure === 'open' ? 3.4 : 2.2;
  const edge = path(
    [n, -0.6],
    [
      [n * 0.86, depth * 0.3, gap * 0.6 + n * 0.25, depth * 0.7, gap * 0.6, depth + 2],
      [gap, bottom],
      [gap + w, bottom - 0.6],
      [gap * 0.6 + w, depth + 3],
      [gap * 0.6 + w + n * 0.22, depth * 0.8, n * 0.98 + w * 0.5, depth * 0.4, n + w * 0.8, -0.2],
    ],
  );
  const folds = foldsOf(pen, cut, m);
  const inside = piece(pen, { d: shape.d, cloth: { base: darker(cut.cloth.base, 0.42) }, lift: 0 });
  const panel = (left: boolean) => {
    const flip = (d: string) => (left ? mirrored(d) : d);
    return (
      piece(pen, { d: flip(half), cloth: cut.cloth, folds, depth: 1 }) +
      piece(pen, { d: flip(edge), cloth: trim, lift: 0.5, puff: 0.45 })
    );
  };
  return (cut.closure === 'open' && aspect !== 'worn' ? inside : '') + panel(true) + panel(false);
}

function cuffOf(cut: TopCut, sleeve: SleeveCut): NonNullable<Garment['cuff']> {
  return (aspect) => {
    const { outer, inner, along } = sleeveShape(block(cut, aspect), sleeve, angleOf(cut, aspect));
    return { at: [(outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2], along };
  };
}

function sleevesOf(pen: Pen, cut: TopCut, m: Measures, aspect: Aspect): string {
  if (!cut.sleeve) return '';
  return drawSleeves(pen, {
    measures: m,
    cut: aspect === 'worn' ? { ...cut.sleeve, cuff: cut.sleeve.cuff * 0.92 } : cut.sleeve,
    cloth: cut.cloth,
    trim: cut.trim ?? cut.cloth,
    fittings: { button: cut.button ?? '#efe6d4' },
    angle: angleOf(cut, aspect),
    strength: cut.drape ?? 1,
    quilted: cut.quilt !== undefined,
  });
}

function wholeBody(pen: Pen, cut: TopCut, m: Measures, aspect: Aspect): string {
  const hem = cut.hem ?? 'straight';
  return piece(pen, {
    d: outline(cut, m, aspect).d,
    cloth: cut.cloth,
    folds: foldsOf(pen, cut, m),
    stitches:
      hem === 'straight' ? [hemLine(m.chest * (cut.hemHalf ?? 1.02), cut.length - 1.8)] : [],
    ...(cut.quilt ? { puff: 1.1, depth: 1.1, edge: 0.42 } : {}),
  });
}

const selfCollars: readonly Collar[] = ['shirt', 'camp', 'hood'];

/** The details on the front of the body: closure, pockets, collar, cords and print. */
function frontOf(pen: Pen, cut: TopCut, m: Measures): string {
  const depth = neckDepth[cut.collar];
  const thread = darker(cut.cloth.base, 0.35);
  const pockets = (cut.pockets ?? []).map((kind) =>
    drawPocket(pen, kind, m.chest, m.arm, cut.length, cut.cloth, thread),
  );
  const collarCloth = selfCollars.includes(cut.collar) ? cut.cloth : (cut.trim ?? cut.cloth);
  const cordColour = cut.button ?? '#efe6d4';
  const cords =
    cut.collar === 'hood'
      ? cord(-2.4, depth + 4.4, 15, cordColour) + cord(2.4, depth + 4.4, 13, cordColour, -0.8)
      : '';
  const at = (cut.emblemAt ?? [0, m.arm + 4]).join(' ');
  const emblem = cut.emblem ? `<g transform="translate(${at})">${cut.emblem}</g>` : '';
  return (
    closureOf(pen, cut, m) +
    pockets.join('') +
    drawCollar(pen, m, cut.collar, depth, collarCloth) +
    cords +
    emblem
  );
}

/** Creates a top from its cut. */
export function top(cut: TopCut): Garment {
  const trim = cut.trim ?? cut.cloth;
  const m0 = measures[cut.fits];
  return {
    fits: cut.fits,
    cloth: cut.cloth,
    hangsBy: 'shoulders',
    ...(cut.sleeve && cut.sleeve.length > m0.sleeve * 0.62
      ? { cuff: cuffOf(cut, cut.sleeve) }
      : {}),
    focus: { at: [m0.chest * 0.16, m0.arm * 0.62], width: m0.chest * 1.55 },
    outlines(aspect) {
      const m = block(cut, aspect);
      const paths = [outline(cut, m, aspect).d];
      if (cut.sleeve) {
        const { d } = sleeveShape(m, cut.sleeve, angleOf(cut, aspect));
        paths.push(d, mirrored(d));
      }
      return paths;
    },
    draw(pen, aspect) {
      const m = block(cut, aspect);
      const split = aspect !== 'back' && (cut.closure === 'open' || cut.closure === 'kebaya');
      const depth = neckDepth[cut.collar] + (split ? 6 : 0);
      const body = split ? openFront(pen, cut, m, aspect) : wholeBody(pen, cut, m, aspect);
      return {
        behind: aspect === 'back' ? '' : insideBack(pen, m, depth, cut.cloth, trim, cut.collar),
        front:
          sleevesOf(pen, cut, m, aspect) +
          body +
          hemPiece(pen, cut, m, trim) +
          (aspect === 'back'
            ? yoke(pen, cut, m) + backCollar(pen, cut, m, trim)
            : frontOf(pen, cut, m)),
      };
    },
  };
}
