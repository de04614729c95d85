import type { Journey, JourneyStep } from '@kedai/flow-viewer/model';
import { activeStates, exceptionOf, leftStates } from './replayOnScreen';
import type { FlowScreen } from './screen';

/** Selects as few journeys as reach every state that any journey reaches on the page. */
export function journeysThroughEveryState(
  screen: FlowScreen,
  journeys: readonly Journey[],
): readonly Journey[] {
  const candidates = journeys.map((journey) => ({
    journey,
    states: reachedStates(screen, journey),
  }));
  const unreached = new Set(candidates.flatMap(({ states }) => [...states]));
  const selected: Journey[] = [];
  while (unreached.size > 0) {
    const gain = ({ states }: (typeof candidates)[number]) =>
      [...states].filter((state) => unreached.has(state)).length;
    const [best] = candidates.toSorted((one, other) => gain(other) - gain(one));
    if (!best) break;
    for (const state of best.states) unreached.delete(state);
    selected.push(best.journey);
  }
  return selected;
}

/** The states that a journey reaches before an exception ends it. */
function reachedStates(screen: FlowScreen, { start, steps }: Journey): ReadonlySet<string> {
  const end = steps.findIndex((step) => isEndedBy(screen, step));
  const results = [start, ...steps.slice(0, end === -1 ? steps.length : end)];
  return new Set(
    results.flatMap((result) => [
      ...activeStates(screen.model.machine, result).map(({ name }) => name),
      ...leftStates(screen, result),
    ]),
  );
}

function isEndedBy(screen: FlowScreen, step: JourneyStep): boolean {
  const exception = exceptionOf(screen, step);
  return exception !== undefined && exception.isSkipped !== true;
}
