import type { AnyStateMachine, EventObject } from 'xstate';
import { startFrozen } from '../frozen';
import type { Happening } from './flowModel';

/** What a moment of a journey is recorded by: the states, the arrows that led there, what came of them. */
export interface JourneyMoment {
  /** By name, in the order that they were taken. */
  readonly arrows: readonly string[];
  readonly in: unknown;
  /** The fields of the context that are no longer what they were; left out when none is. */
  readonly changed?: Readonly<Record<string, unknown>>;
  /** What was announced; left out when nothing was. */
  readonly says?: readonly object[];
}

export interface JourneyStep extends JourneyMoment {
  readonly event: Happening;
}

/** A way through a chart, as it is written down and replayed. */
export interface Journey {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly start: JourneyMoment;
  readonly steps: readonly JourneyStep[];
}

/**
 * Goes a way on a live actor with frozen effects; what was seen on it, in the form of the journeys that are kept.
 * @throws when an effect is to end that is not under way
 */
export async function travel(
  machine: AnyStateMachine,
  input: Journey['input'],
  events: readonly Happening[],
): Promise<Pick<Journey, 'start' | 'steps'>> {
  const frozen = startFrozen(machine, input);
  // A chart that is broken on purpose may end in an error: that is a moment like others.
  frozen.actor.subscribe({ error: () => undefined });
  const start = momentSince({}, frozen);
  const steps: JourneyStep[] = [];
  for (const event of events) {
    const before: Readonly<Record<string, unknown>> = frozen.snapshot().context;
    frozen.taken.clear();
    frozen.emitted.length = 0;
    await frozen.send(event);
    steps.push({ event, ...momentSince(before, frozen) });
  }
  frozen.actor.stop();
  return asWritten({ start, steps });
}

function momentSince(
  before: Readonly<Record<string, unknown>> | Record<string, never>,
  { taken, emitted, snapshot }: ReturnType<typeof startFrozen>,
): JourneyMoment {
  const { value, context } = snapshot();
  const changed = Object.entries<unknown>(context).filter(
    ([field, now]) => field in before && JSON.stringify(now) !== JSON.stringify(before[field]),
  );
  return {
    arrows: [...taken],
    in: value,
    ...(changed.length > 0 ? { changed: Object.fromEntries(changed) } : {}),
    ...(emitted.length > 0 ? { says: [...(emitted as EventObject[])] } : {}),
  };
}

/** A copy that holds what a file can hold. */
const asWritten = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data)) as Data;
