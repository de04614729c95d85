import type { ShownStatechart } from './fold';

/** A point of a drawing, px from its upper left corner: x, y. */
export type Point = readonly [number, number];

/** A rectangle of a drawing, px: x, y, width, height. */
export type Box = readonly [number, number, number, number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How much is written: the names of states, also the events, or also guards, actions and effects. */
export const DETAILS = ['names', 'events', 'all'] as const;
export type Detail = (typeof DETAILS)[number];

/** One line of text. The line of an internal transition, in its state's box, can be selected. */
export interface TextLine {
  readonly kind: 'invoke' | 'action' | 'transition' | 'event' | 'guard' | 'actions';
  readonly text: string;
  readonly transition?: string | undefined;
}

/** A transition with a target: the path to it, and the box of its label. */
export interface DrawnTransition {
  readonly path: readonly Point[];
  /** The paths to the other targets, in the order of the transition; absent when it has one target. */
  readonly branches?: readonly (readonly Point[])[];
  readonly label: Box | null;
  readonly lines: readonly TextLine[];
}

/** The layout of a statechart. */
export interface Drawing extends Size {
  readonly statechart: ShownStatechart;
  readonly detail: Detail;
  readonly states: Readonly<Record<string, Box>>;
  /** The lines below the names of states. */
  readonly lines: Readonly<Record<string, readonly TextLine[]>>;
  /** The boxes of the names and lines of parent states. No transition crosses them. */
  readonly heads: Readonly<Record<string, Box>>;
  /** Of several transitions between two states, only one is drawn when no event is written. */
  readonly transitions: Readonly<Record<string, DrawnTransition>>;
  /** For every state with an initial child: the path from the dot to it. */
  readonly initials: Readonly<Record<string, readonly Point[]>>;
}
