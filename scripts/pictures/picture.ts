import type { Garment } from './garments/cut';
import type { PictureKind } from './names';
import type { Wall } from './scenes/wall';

/** One picture to be made: its base name, its kind, and how its SVG is drawn. */
export interface Picture {
  readonly name: string;
  readonly kind: PictureKind;
  /** The drawing as an SVG sheet of the kind's proportions; the same text every time. */
  readonly draw: () => string;
}

/** The views in which a garment can be shown. */
export type View = 'hung' | 'back' | 'detail' | 'worn';

/** How a garment of the catalogue looks: its cut, the tile behind it and the views, in order. */
export interface Look {
  readonly garment: Garment;
  readonly wall: Wall;
  readonly views: readonly View[];
  /** What the figure wears besides, when it is worn. */
  readonly styling?: Styling;
}

export interface Styling {
  readonly skin?: 'light' | 'tan' | 'brown' | 'deep';
  readonly head?: 'short' | 'bob' | 'bun' | 'long' | 'tudung' | 'curls' | 'songkok' | 'pigtails';
  /** Colour of headscarf or ribbon. */
  readonly cloth?: `#${string}`;
  /** The other half of the outfit. */
  readonly with?: Garment;
  /** What is worn under an open front. */
  readonly under?: Garment;
}
