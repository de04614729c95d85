/** A point of a drawing, px from its upper left corner: x, y. */
export type Point = readonly [number, number];

/** A rectangle of a drawing, px: x, y, width, height. */
export type Box = readonly [number, number, number, number];

/** Where everything of a chart stands; what it says is in the chart itself. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly states: Readonly<Record<string, Box>>;
  /** Of every state that nests others: where its name and lines stand, so that nothing passes through them. */
  readonly heads: Readonly<Record<string, Box>>;
  /** Of every arrow that leads somewhere: its way to each target, and the place of its label. */
  readonly arrows: Readonly<
    Record<string, { readonly ways: readonly (readonly Point[])[]; readonly label: Box | null }>
  >;
  /** Of every state with a first child: the way from the dot to it; the dot stands at its beginning. */
  readonly initials: Readonly<Record<string, readonly Point[]>>;
}
