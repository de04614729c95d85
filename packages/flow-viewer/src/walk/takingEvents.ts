import type { AnyEventObject } from 'xstate';
import type { Flow } from '../flow';
import type { Statechart } from '../model/statechart';
import { possibleEvents, previewOutcome } from './possibleEvents';
import type { WalkSession } from './walkSession';

/** The transitions that an example can take now, each with the first event that does. Others would be ignored. */
export function takingEvents(
  flow: Flow,
  statechart: Statechart,
  walk: WalkSession,
): ReadonlyMap<string, AnyEventObject> {
  const snapshot = walk.snapshot();
  const taken = possibleEvents(flow, statechart, walk)
    .flatMap(({ type, samples }) =>
      samples.length > 0 ? samples.map(({ event }) => event) : [{ type }],
    )
    .flatMap((event) =>
      (previewOutcome(snapshot, event)?.transitions ?? []).map((id) => [id, event] as const),
    );
  return new Map(taken.toReversed());
}
