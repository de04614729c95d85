import type { Garment } from './garments/cut';
import type { PictureKind } from './names';
import type { Wall } from './scenes/wall';

/** A picture: its base name, its kind, and a function that draws its SVG. */
export interface Picture {
  readonly name: string;
  readonly kind: PictureKind;
  /** Draws an SVG sheet with the proportions of the kind; the result is deterministic. */
  readonly draw: () => string;
}

/** The views in which a garment can be shown. */
export type View = 'hung' | 'back' | 'detail' | 'worn';

/** The look of a garment in the catalogue: its cut, the tile behind it and its views, in order. */
export interface Look {
  readonly garment: Garment;
  readonly wall: Wall;
  readonly views: readonly View[];
  /** What else the figure wears in the worn view. */
  readonly styling?: Styling;
}

export interface Styling {
  readonly skin?: 'light' | 'tan' | 'brown' | 'deep';
  readonly head?: 'short' | 'bob' | 'bun' | 'long' | 'tudung' | 'curls' | 'songkok' | 'pigtails';
  /** The colour of the headscarf or ribbon. */
  readonly cloth?: `#${string}`;
  /** The other half of the outfit. */
  readonly with?: Garment;
  /** What is worn under an open front. */
  readonly under?: Garment;
}
