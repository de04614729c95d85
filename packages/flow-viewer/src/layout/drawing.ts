/** A point of a drawing, px from its upper left corner: x, y. */
export type Point = readonly [number, number];

/** A rectangle of a drawing, px: x, y, width, height. */
export type Box = readonly [number, number, number, number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A transition with a target: the path to it, and the box of its label. */
export interface DrawnTransition {
  readonly path: readonly Point[];
  /** The paths to the other targets, in the order of the transition; absent when it has one target. */
  readonly branches?: readonly (readonly Point[])[];
  readonly label: Box | null;
}

/** The layout of a statechart: positions only, no texts. */
export interface Drawing extends Size {
  readonly states: Readonly<Record<string, Box>>;
  /** The boxes of the names and lines of parent states. No transition crosses them. */
  readonly heads: Readonly<Record<string, Box>>;
  readonly transitions: Readonly<Record<string, DrawnTransition>>;
  /** For every state with an initial child: the path from the dot to it. */
  readonly initials: Readonly<Record<string, readonly Point[]>>;
}
