import type { AnyEventObject } from 'xstate';
import type { Flow } from '../flow';
import type { Statechart } from '../model/statechart';
import { possibleEvents, previewOutcome } from './possibleEvents';
import type { WalkSession } from './walkSession';

/** The event, with the first example payload, that takes a transition now; null when no example does. */
export function eventFor(
  flow: Flow,
  statechart: Statechart,
  walk: WalkSession,
  transition: string,
): AnyEventObject | null {
  const events = possibleEvents(flow, statechart, walk).flatMap(({ type, samples }) =>
    samples.length > 0 ? samples.map(({ event }) => event) : [{ type }],
  );
  const takes = (event: AnyEventObject) =>
    previewOutcome(walk.snapshot(), event)?.transitions.includes(transition);
  return events.find(takes) ?? null;
}
