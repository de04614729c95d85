import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { startFrozen } from '../frozen';
import type { Happening } from './flowModel';

/** What a shopper and the surroundings can see of a chart after something happened; what is empty is left out. */
export interface Moment {
  /** The states it is in. */
  readonly in: unknown;
  readonly tags?: readonly string[];
  /** The fields of the context that are no longer what they were. */
  readonly changed?: Readonly<Record<string, unknown>>;
  /** What effects were asked, by id. */
  readonly asks?: Readonly<Record<string, unknown>>;
  /** What was announced. */
  readonly says?: readonly object[];
}

/** Something that happens, and what it leads to. */
export type Step = readonly [Happening, Moment];

/** Lets a story happen to a chart; the moments that it led to, to be compared with those of the story. */
export async function momentsOf(
  machine: AnyStateMachine,
  input: unknown,
  story: readonly Step[],
): Promise<readonly Step[]> {
  const { send, snapshot, asked, emitted } = startFrozen(machine, input);
  const moments: Step[] = [];
  for (const [happening] of story) {
    const before: Readonly<Record<string, unknown>> = snapshot().context;
    asked.clear();
    emitted.length = 0;
    await send(happening);
    moments.push([happening, momentOf(snapshot(), before, asked, emitted)]);
  }
  return moments;
}

function momentOf(
  state: AnyMachineSnapshot,
  before: Readonly<Record<string, unknown>>,
  asked: ReadonlyMap<string, unknown>,
  emitted: readonly EventObject[],
): Moment {
  const changed = Object.entries<unknown>(state.context).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  );
  return {
    in: state.value,
    ...(state.tags.size > 0 ? { tags: [...state.tags].toSorted() } : {}),
    ...(changed.length > 0 ? { changed: Object.fromEntries(changed) } : {}),
    ...(asked.size > 0 ? { asks: Object.fromEntries(asked) } : {}),
    ...(emitted.length > 0 ? { says: [...emitted] } : {}),
  };
}
