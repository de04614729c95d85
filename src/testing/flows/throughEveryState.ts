import type { Journey, JourneyStep } from '../../machines/testing/journey';
import type { FlowScreen } from './screen';
import { activeStates, exceptionOf, sourcesOf } from './walkOnScreen';

/** Of these journeys as few as lead through every state that they all lead through. */
export function throughEveryState(screen: FlowScreen): readonly Journey[] {
  const ways = screen.journeys.map((journey) => ({ journey, states: statesOn(screen, journey) }));
  const left = new Set(ways.flatMap(({ states }) => [...states]));
  const chosen: Journey[] = [];
  while (left.size > 0) {
    const gain = ({ states }: (typeof ways)[number]) =>
      [...states].filter((state) => left.has(state)).length;
    const [best] = ways.toSorted((one, other) => gain(other) - gain(one));
    if (!best) break;
    for (const state of best.states) left.delete(state);
    chosen.push(best.journey);
  }
  return chosen;
}

/** The states of a journey as far as it goes on the screen. */
function statesOn(screen: FlowScreen, { start, steps }: Journey): ReadonlySet<string> {
  const end = steps.findIndex((step) => isEndedBy(screen, step));
  const moments = [start, ...steps.slice(0, end === -1 ? steps.length : end)];
  return new Set(
    moments.flatMap((moment) => [
      ...activeStates(screen.flow.machine, moment).map(({ name }) => name),
      ...sourcesOf(screen, moment),
    ]),
  );
}

function isEndedBy(screen: FlowScreen, step: JourneyStep): boolean {
  const exception = exceptionOf(screen, step);
  return exception !== undefined && exception.isLeftOut !== true;
}
