import type { Recording } from './model/recording';

/** A recording shown on a statechart, and its current step. */
export interface Run {
  readonly recording: Recording;
  /** From 0. */
  readonly index: number;
  readonly onIndex: (index: number) => void;
  /** The step at which a replay diverged. */
  readonly diverged?: number | undefined;
}
