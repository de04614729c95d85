import type { Recording } from './model/recording';

/** A recording that is played on a chart, and the step at which it stands. */
export interface Run {
  readonly recording: Recording;
  /** From 0. */
  readonly index: number;
  readonly onIndex: (index: number) => void;
  /** The step at which a replay went another way. */
  readonly diverged?: number | undefined;
}
