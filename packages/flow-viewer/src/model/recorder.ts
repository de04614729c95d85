import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';
import type { Mask } from './mask';
import { guardOf } from './names';
import { isFolded, type Recording, type Report, type Step } from './recording';
import { candidatesOf, takenTransitionIds } from './transitions';

interface Run {
  readonly key: string;
  recording: Recording;
  before: AnyMachineSnapshot | null;
  transitions: string[];
  verdicts: Step['verdicts'];
}

interface RecorderOptions {
  readonly flows: readonly string[];
  readonly mask: Mask;
  /** Consecutive steps of these events are one step (`isFolded`). */
  readonly uncountedEvents?: ReadonlySet<string> | undefined;
  /** Describes the page since the start of a run (epoch ms). */
  readonly reportSince?: ((startedAt: number) => Report) | undefined;
  readonly now: () => number;
  readonly onStep: (
    key: string,
    recording: Recording,
    actor: AnyActorRef,
    stepWith: (mask: Mask) => Step,
  ) => void;
}

/**
 * Creates an `inspect` function for any number of actors. It records every step of each flow, with the taken transitions and
 * the evaluated guards, all masked. It ignores actors that are not these flows.
 *
 * @param options.flows the ids of the machines
 * @param options.now epoch ms
 * @param options.onStep called with the whole recording after each step. `key` identifies the run on this page, `actor` runs it,
 *   `stepWith` makes the step with another mask
 */
export function createRecorder({
  flows,
  mask,
  uncountedEvents = new Set(),
  reportSince,
  now,
  onStep,
}: RecorderOptions) {
  const runs = new WeakMap<object, Run>();
  let startedCount = 0;

  const startRun = (actor: AnyActorRef, flow: string): Run => {
    startedCount += 1;
    const { options } = actor as { options?: { input?: unknown } };
    const run: Run = {
      key: `${flow}-${startedCount}`,
      recording: { version: 1, flow, startedAt: now(), input: mask(options?.input), steps: [] },
      before: null,
      transitions: [],
      verdicts: [],
    };
    runs.set(actor, run);
    return run;
  };

  return {
    inspect(inspected: InspectionEvent): void {
      const flow = flowOf(inspected, flows);
      const isStep =
        inspected.type === '@xstate.microstep' || inspected.type === '@xstate.snapshot';
      if (flow === null || !isStep) return;
      const actor = inspected.actorRef as AnyActorRef;
      const run = runs.get(actor) ?? startRun(actor, flow);
      const { event } = inspected;
      const snapshot = inspected.snapshot as AnyMachineSnapshot;
      if (inspected.type === '@xstate.microstep') {
        const taken = inspected._transitions as AnyTransitionDefinition[];
        // Without a previous state the machine has just started, in the source state of the transition.
        const before = run.before?._nodes ?? taken.map(({ source }) => source);
        run.transitions.push(...takenTransitionIds(taken));
        run.verdicts.push(...verdictsOf(before, event, taken));
      } else {
        const { transitions, verdicts } = run;
        const stepWith = (mask: Mask): Step => ({
          at: now() - run.recording.startedAt,
          event: maskedEvent(event, mask),
          transitions,
          verdicts,
          value: snapshot.value,
          context: mask(snapshot.context) as Step['context'],
          status: snapshot.status,
        });
        const step = stepWith(mask);
        const { steps } = run.recording;
        const last = steps.at(-1);
        const isRepeated = last !== undefined && isFolded(last, step, uncountedEvents);
        if (!isRepeated) {
          const report = reportSince && { report: reportSince(run.recording.startedAt) };
          run.recording = { ...run.recording, ...report, steps: [...steps, step] };
        }
        run.transitions = [];
        run.verdicts = [];
        if (!isRepeated) onStep(run.key, run.recording, actor, stepWith);
      }
      run.before = snapshot;
    },
  };
}

/** The flow of the inspected actor; null when it is an effect, not one of the flows. */
function flowOf({ actorRef, rootId }: InspectionEvent, flows: readonly string[]): string | null {
  const { sessionId, logic } = actorRef as AnyActorRef & { logic?: { readonly id?: unknown } };
  if (sessionId !== rootId) return null;
  return flows.find((flow) => flow === logic?.id) ?? null;
}

/** Masks the payload of an event. The type stays: the machine or XState defines it. Removes the actor id that XState adds. */
const maskedEvent = ({ actorId: _, type, ...event }: AnyEventObject, mask: Mask) => ({
  type,
  ...(mask(event) as object),
});

type Node = AnyStateMachine['root'];

/**
 * Reconstructs which guards were evaluated, and their results. From every active innermost state outward, XState tries the
 * transitions of an event in order until one is enabled.
 */
function verdictsOf(
  before: readonly Node[],
  event: AnyEventObject,
  taken: readonly AnyTransitionDefinition[],
): Step['verdicts'] {
  const isTaken = (transition: AnyTransitionDefinition) => taken.includes(transition);
  const isAlways = taken.length > 0 && taken.every(({ eventType }) => eventType === '');
  const verdicts = before
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .flatMap((leaf) => {
      const lists = outward(leaf).map((node) =>
        isAlways ? (node.always ?? []) : candidatesOf(node, event.type),
      );
      return upTo(lists, (list) => list.some(isTaken));
    })
    .flatMap((list) => upTo(list, isTaken))
    .flatMap((candidate) => {
      const [guard, [transition]] = [guardOf(candidate), takenTransitionIds([candidate])];
      if (guard === null || transition === undefined) return [];
      return [{ transition, guard, holds: isTaken(candidate) }];
    });
  // Regions of a parallel state share their parents, whose guards are evaluated once.
  return [...new Map(verdicts.map((verdict) => [verdict.transition, verdict])).values()];
}

const outward = (node: Node): readonly Node[] =>
  node.parent ? [node, ...outward(node.parent)] : [node];

/** The entries up to the first that matches; all when none does. */
function upTo<Entry>(entries: readonly Entry[], matches: (entry: Entry) => boolean) {
  const last = entries.findIndex(matches);
  return last < 0 ? entries : entries.slice(0, last + 1);
}
