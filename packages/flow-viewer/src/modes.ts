/** The modes of the viewer, with their names. */
export const modeNames = {
  statechart: 'Statechart',
  walk: 'Walk',
  live: 'Live',
  replay: 'Replay',
  coverage: 'Coverage',
  lab: 'Failure lab',
} as const;
export type Mode = keyof typeof modeNames;
export const MODES = Object.keys(modeNames) as readonly Mode[];
