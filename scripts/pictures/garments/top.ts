import { darker, type Hex } from '../kit/colour';
import { mirrored, path, type Segment, symmetric } from '../kit/path';
import type { Pen } from '../kit/pen';
import { button, type Cloth, type Fold, piece } from '../kit/piece';
import { type Collar, drawCollar, insideBack, neckDepth, neckline } from './collar';
import { type Aspect, type Garment, type Measures, measures, type Wearer } from './cut';
import { cord, drawPocket, kerongsang, type Pocket, placket, zip } from './details';
import { bodyFolds, hemFolds, quilting } from './folds';
import { drawSleeves, type SleeveCut, sleeveShape } from './sleeve';

/** Everything that tells one top from another. Lengths in cm. */
export interface TopCut {
  readonly fits: Wearer;
  readonly cloth: Cloth;
  /** Cloth of collar, cuffs, ribs and borders; the main cloth when left out. */
  readonly trim?: Cloth;
  readonly length: number;
  readonly hem?: 'straight' | 'curved' | 'rib' | 'border' | 'drawn' | 'peak';
  /** Half width at the hem and at the waist, relative to the chest. */
  readonly hemHalf?: number;
  readonly waistHalf?: number;
  readonly collar: Collar;
  readonly sleeve?: SleeveCut;
  readonly closure?:
    | 'none'
    | 'buttons'
    | 'half'
    | 'zip'
    | 'stud'
    | 'kebaya'
    | 'open'
    | 'halfzip'
    | 'toggle';
  readonly pockets?: readonly Pocket[];
  readonly button?: Hex;
  readonly metal?: Hex;
  /** How crumpled it falls: 1 cotton, 0.5 knit, 1.4 satin. */
  readonly drape?: number;
  /** Number of quilted tubes, for padded jackets. */
  readonly quilt?: number;
  /** Extra width over the body block, in cm (half). */
  readonly ease?: number;
  /** Something printed or embroidered on the chest, drawn in cm around (0, 0). */
  readonly emblem?: string;
  readonly emblemAt?: readonly [number, number];
  readonly shine?: number;
}

function block(cut: TopCut, aspect: Aspect): Measures {
  const m = measures[cut.fits];
  const ease = cut.ease ?? 0;
  const slim = aspect === 'worn' ? 0.86 : 1;
  return {
    ...m,
    shoulder: m.shoulder + ease * 0.5 - (aspect === 'worn' ? 1.6 : 0),
    drop: aspect === 'worn' ? m.drop + 1.2 : m.drop,
    chest: (m.chest + ease) * slim,
    arm: m.arm + ease * 0.4,
  };
}

interface Outline {
  readonly d: string;
  readonly half: (atBottom: number) => string;
}

function outline(cut: TopCut, m: Measures, aspect: Aspect): Outline {
  const depth = aspect === 'back' ? 1.6 : neckDepth[cut.collar];
  const collar = aspect === 'back' ? 'none' : cut.collar;
  const slim = aspect === 'worn' ? 0.88 : 1;
  const hem = m.chest * (cut.hemHalf ?? 1.02) * (aspect === 'worn' ? 0.97 : 1);
  const waist = m.chest * (cut.waistHalf ?? 0.98) * (cut.waistHalf ? 1 : slim ** 0.3);
  const waistY = m.arm + (Math.min(cut.length, m.length) - m.arm) * 0.45;
  const length = cut.hem === 'rib' ? cut.length - 4 : cut.length;
  const side: Segment[] = [
    [m.shoulder - 0.2, m.drop + 3, m.shoulder - 1.6, m.arm - 3.4, m.chest, m.arm],
    [m.chest - 0.4, m.arm + 4, waist, waistY - 6, waist, waistY],
  ];
  const bottom: Segment[] =
    cut.hem === 'curved'
      ? [
          [waist, waistY + 6, hem, length - 18, hem, length - 9],
          [hem - 1.2, length - 3, hem * 0.72, length - 0.4, hem * 0.4, length],
          [0, length],
        ]
      : cut.hem === 'peak'
        ? [
            [waist + 0.4, waistY + 5, hem, length - 20, hem, length - 9],
            [hem * 0.7, length - 8, hem * 0.3, length - 2, 0, length + 3],
          ]
        : [
            [waist + 0.4, waistY + (length - waistY) * 0.4, hem, length - 8, hem, length - 0.9],
            [hem * 0.6, length + 0.6, hem * 0.3, length + 0.5, 0, length + 0.5],
          ];
  const right: Segment[] = [
    neckline(m, collar, depth),
    [m.shoulder - 1.4, m.drop - 0.5],
    ...side,
    ...bottom,
  ];
  const start: readonly [number, number] = [0, depth];
  return {
    d: symmetric(start, right),
    half: (gap) => {
      const moved = right.map(
        (segment, i): Segment =>
          i === right.length - 1
            ? ([...segment.slice(0, -2), gap, segment.at(-1) ?? 0] as unknown as Segment)
            : segment,
      );
      return path([gap * 0.6, depth], moved);
    },
  };
}

function angleOf(cut: TopCut, aspect: Aspect): number {
  if (!cut.sleeve) return 0;
  const short = cut.sleeve.length < measures[cut.fits].sleeve * 0.62;
  if (aspect === 'worn') return short ? 17 : 10.5;
  return short ? 29 : 15.5;
}

function foldsOf(pen: Pen, cut: TopCut, m: Measures): Fold[] {
  const drape = cut.drape ?? 1;
  if (cut.quilt) return quilting(m.chest * 1.2, -1, cut.length - 3, cut.quilt);
  const hem = m.chest * (cut.hemHalf ?? 1.02);
  return [
    ...bodyFolds(pen, m.chest, m.arm, m.drop, drape),
    ...hemFolds(pen, hem, m.arm + 8, cut.length, cut.length > 84 ? 6 : 5, drape),
  ];
}

function hemPiece(pen: Pen, cut: TopCut, m: Measures, trim: Cloth): string {
  const half = m.chest * (cut.hemHalf ?? 1.02);
  const { length } = cut;
  if (cut.hem === 'rib') {
    const d = symmetric(
      [0, length - 5.5],
      [
        [half * 0.5, length - 5.4, half * 0.9, length - 5.4, half - 0.6, length - 5.8],
        [half - 2, length],
        [half * 0.6, length + 0.8, half * 0.3, length + 0.8, 0, length + 0.8],
      ],
    );
    return piece(pen, { d, cloth: trim, lift: 0.5, puff: 0.7 });
  }
  if (cut.hem === 'border') {
    const height = Math.min(12, length * 0.12);
    const d = symmetric(
      [0, length - height],
      [
        [
          half * 0.5,
          length - height,
          half * 0.9,
          length - height - 0.2,
          half - 0.25,
          length - height - 0.8,
        ],
        [half, length - 0.9],
        [half * 0.6, length + 0.6, half * 0.3, length + 0.5, 0, length + 0.5],
      ],
    );
    return piece(pen, {
      d,
      cloth: trim,
      lift: 0.3,
      puff: 0.5,
      folds: hemFolds(pen, half, length - height - 4, length, 5, 0.8),
    });
  }
  return '';
}

function closureOf(pen: Pen, cut: TopCut, m: Measures): string {
  const depth = neckDepth[cut.collar];
  const colour = cut.button ?? '#efe6d4';
  const bottom = cut.hem === 'rib' ? cut.length - 5 : cut.length + 0.4;
  const trim = cut.trim ?? cut.cloth;
  switch (cut.closure) {
    case 'buttons':
      return placket(pen, depth + 0.4, bottom, cut.fits === 'kid' ? 7 : 9.2, cut.cloth, colour);
    case 'half':
      return placket(
        pen,
        depth + 0.2,
        depth + (cut.fits === 'kid' ? 12 : 17),
        5.4,
        trim,
        colour,
        0.55,
      );
    case 'stud':
      return (
        piece(pen, {
          d: path(
            [-0.5, depth],
            [
              [0.5, depth],
              [0.35, depth + 12],
              [0, depth + 12.6],
              [-0.35, depth + 12],
            ],
          ),
          cloth: { base: darker(cut.cloth.base, 0.4) },
          lift: 0.3,
          puff: 0.3,
        }) +
        [depth + 1.2, depth + 5.6, depth + 10]
          .map((y) => button(0, y, cut.metal ?? '#d9b25a', 0.62))
          .join('')
      );
    case 'zip':
      return zip(
        pen,
        cut.collar === 'funnel' ? -0.6 : depth,
        bottom + (cut.hem === 'rib' ? 5 : 0),
        darker(cut.cloth.base, 0.3),
        cut.metal ?? '#c9b48a',
      );
    case 'halfzip':
      return zip(pen, -0.4, depth + 18, darker(cut.cloth.base, 0.3), cut.metal ?? '#c9b48a');
    case 'toggle':
      return [0.16, 0.36, 0.56, 0.76]
        .map((share) => {
          const y = depth + 4 + (cut.length - depth) * share;
          return (
            `<path d="M-5 ${y}C-3 ${y - 1.2} 3 ${y - 1.2} 5 ${y}" stroke="${colour}" stroke-width="0.7" fill="none"/>` +
            piece(pen, {
              d: path(
                [-2.6, y - 0.9],
                [
                  [2.6, y - 1.2],
                  [2.9, y + 0.2],
                  [-2.4, y + 0.5],
                ],
              ),
              cloth: { base: '#7a4f2e' },
              lift: 0.5,
              puff: 0.5,
            })
          );
        })
        .join('');
    case 'kebaya':
      return kerongsang(m.arm * 0.72, (cut.length - m.arm) * 0.22, cut.metal ?? '#d9b25a');
    default:
      return '';
  }
}

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
  return (cut.closure === 'open' ? inside : '') + panel(true) + panel(false);
}

function cuffOf(cut: TopCut, sleeve: SleeveCut): NonNullable<Garment['cuff']> {
  return (aspect) => {
    const { outer, inner, along } = sleeveShape(block(cut, aspect), sleeve, angleOf(cut, aspect));
    return { at: [(outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2], along };
  };
}

/** A garment for the upper body, from its cut. */
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
      const depth = neckDepth[cut.collar];
      const shape = outline(cut, m, aspect);
      const fittings = { button: cut.button ?? '#efe6d4' };
      const sleeves = cut.sleeve
        ? drawSleeves(pen, {
            measures: m,
            cut: aspect === 'worn' ? { ...cut.sleeve, cuff: cut.sleeve.cuff * 0.92 } : cut.sleeve,
            cloth: cut.cloth,
            trim,
            fittings,
            angle: angleOf(cut, aspect),
            strength: cut.drape ?? 1,
            quilted: cut.quilt !== undefined,
          })
        : '';
      const split = aspect !== 'back' && (cut.closure === 'open' || cut.closure === 'kebaya');
      const stitches =
        cut.hem === undefined || cut.hem === 'straight'
          ? [symmetricLine(m.chest * (cut.hemHalf ?? 1.02), cut.length - 1.8)]
          : [];
      const body = split
        ? openFront(pen, cut, m, aspect)
        : piece(pen, {
            d: shape.d,
            cloth: cut.cloth,
            folds: foldsOf(pen, cut, m),
            stitches,
            ...(cut.quilt ? { puff: 1.1, depth: 1.1, edge: 0.42 } : {}),
          });
      const back =
        aspect === 'back'
          ? `${yoke(pen, cut, m)}${backCollar(pen, cut, m, trim)}`
          : closureOf(pen, cut, m) +
            (cut.pockets ?? [])
              .map((kind) =>
                drawPocket(
                  pen,
                  kind,
                  m.chest,
                  m.arm,
                  cut.length,
                  cut.cloth,
                  darker(cut.cloth.base, 0.35),
                ),
              )
              .join('') +
            drawCollar(
              pen,
              m,
              cut.collar,
              depth,
              cut.collar === 'shirt' || cut.collar === 'camp' || cut.collar === 'hood'
                ? cut.cloth
                : trim,
            ) +
            (cut.collar === 'hood'
              ? cord(-2.4, depth + 4.4, 15, fittings.button) +
                cord(2.4, depth + 4.4, 13, fittings.button, -0.8)
              : '') +
            (cut.emblem
              ? `<g transform="translate(${(cut.emblemAt ?? [0, m.arm + 4]).join(' ')})">${cut.emblem}</g>`
              : '');
      return {
        behind:
          aspect === 'back'
            ? ''
            : insideBack(pen, m, split ? depth + 6 : depth, cut.cloth, trim, cut.collar),
        front: sleeves + body + hemPiece(pen, cut, m, trim) + back,
      };
    },
  };
}

function symmetricLine(half: number, y: number): string {
  return path(
    [-half + 0.4, y - 0.9],
    [[-half * 0.5, y + 0.5, half * 0.5, y + 0.5, half - 0.4, y - 0.9]],
    false,
  );
}

function yoke(pen: Pen, cut: TopCut, m: Measures): string {
  if (cut.closure !== 'buttons') return '';
  const y = m.arm * 0.52;
  return (
    `<path d="${path([-m.shoulder + 1.6, y], [[-8, y + 1.6, 8, y + 1.6, m.shoulder - 1.6, y]], false)}" stroke="${darker(cut.cloth.base, 0.5)}" stroke-width="0.2" stroke-opacity="0.6" fill="none"/>` +
    piece(pen, {
      d: path(
        [-1.6, y + 0.6],
        [
          [1.6, y + 0.6],
          [0.9, y + 14],
          [-0.9, y + 14],
        ],
      ),
      cloth: cut.cloth,
      lift: 0.3,
    })
  );
}

function backCollar(pen: Pen, cut: TopCut, m: Measures, trim: Cloth): string {
  const n = m.neck;
  const fall: Partial<Record<Collar, number>> = {
    shirt: 4.4,
    camp: 5,
    polo: 4,
    peterpan: 6,
    crew: 2,
    vee: 2,
    mandarin: 0.6,
    funnel: 1,
    roll: 2,
  };
  if (cut.collar === 'hood') {
    return piece(pen, {
      d: symmetric(
        [0, -9],
        [
          [n, -9, n + 6, -5, n + 5, 3],
          [n + 3, 14, n - 1, 20, 0, 23],
        ],
      ),
      cloth: cut.cloth,
      folds: [{ d: symmetric([0, -2], [[2, 4, 2, 12, 0, 20]]), rise: 0.14 }],
      depth: 1.2,
    });
  }
  const drop = fall[cut.collar];
  if (drop === undefined) return '';
  const up = ['shirt', 'polo', 'mandarin', 'camp'].includes(cut.collar)
    ? 3.4
    : ['funnel', 'roll'].includes(cut.collar)
      ? 5.6
      : 0.8;
  return piece(pen, {
    d: symmetric(
      [0, -up + 0.8],
      [
        [n * 0.6, -up + 0.8, n * 0.96, -up + 0.6, n + 0.2, -up * 0.7],
        [n + 1.6, 0.4],
        [n + 2, drop * 0.6, n + 0.6, drop, n * 0.6, drop + 0.8],
        [0, drop + 1],
      ],
    ),
    cloth: cut.collar === 'crew' || cut.collar === 'vee' ? trim : cut.cloth,
    puff: 0.6,
  });
}
