import { journeysOf } from '../../machines/testing/journeys';
import type { Chart } from '../model/chart';
import type { FlowId } from '../model/flows';
import { walkedIn } from '../model/moment';
import type { Step } from '../model/recording';

/** A way through a chart that is known to work, event by event. */
export interface KnownWay {
  readonly input: Readonly<Record<string, unknown>>;
  readonly events: readonly { readonly type: string }[];
}

/** The shortest known way that takes an arrow or comes to a state; null when none is known. */
export function shortestWay(chart: Chart, flow: FlowId, id: string): KnownWay | null {
  const ways = journeysOf[flow].flatMap(({ input, start, steps }): KnownWay[] => {
    const moments = [start, ...steps].map(({ arrows, in: value }) => ({
      arrows,
      value: value as Step['value'],
    }));
    const last = moments.findIndex((moment) => walkedIn(chart, [moment]).has(id));
    const events = steps.slice(0, Math.max(0, last)).map(({ event }) => event);
    return last < 0 ? [] : [{ input, events }];
  });
  return ways.toSorted((a, b) => a.events.length - b.events.length)[0] ?? null;
}
