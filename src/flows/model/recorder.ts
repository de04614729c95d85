import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';
import { fingerprint } from '../../machines/fingerprint';
import { takenTransitionIds } from '../../machines/transitions';
import { isFlowId } from './flowIds';
import { type KnownSentences, mask } from './mask';
import type { Recording, Step } from './recording';
import { verdictsOf } from './verdicts';

export interface RecorderOptions {
  /** Epoch ms. */
  readonly now: () => number;
  /** The shop's own messages, which need no mask. */
  readonly known?: KnownSentences;
  /** Called when a flow starts, with a recording without steps. `key` identifies the run on this page. */
  readonly onStart?: (key: string, recording: Recording, actor: AnyActorRef) => void;
  readonly onStep?: (key: string, step: Step) => void;
}

interface Run {
  readonly key: string;
  readonly startedAt: number;
  isReported: boolean;
  before: AnyMachineSnapshot | null;
  transitions: string[];
  verdicts: Step['verdicts'];
}

/**
 * Creates an `inspect` function for any number of actors. It reports the start and every step of each flow, with the taken
 * transitions and the evaluated guards, all masked. It ignores actors that are not flows of the shop.
 */
export function createRecorder({ now, known, onStart, onStep }: RecorderOptions) {
  const runs = new WeakMap<object, Run>();
  let startedCount = 0;

  const registerRun = (actor: AnyActorRef, machine: AnyStateMachine): Run => {
    startedCount += 1;
    const run: Run = {
      key: `${machine.id}-${startedCount}`,
      startedAt: now(),
      isReported: false,
      before: null,
      transitions: [],
      verdicts: [],
    };
    runs.set(actor, run);
    return run;
  };

  /** A run is reported with its first step, because an actor may be created and never started. */
  const reportStart = (run: Run, actor: AnyActorRef, machine: AnyStateMachine) => {
    if (run.isReported) return;
    run.isReported = true;
    onStart?.(run.key, emptyRecording(actor, machine, run.startedAt, known), actor);
  };

  const reportStep = (run: Run, event: AnyEventObject, snapshot: AnyMachineSnapshot) => {
    const { transitions, verdicts } = run;
    run.transitions = [];
    run.verdicts = [];
    run.before = snapshot;
    onStep?.(run.key, {
      at: now() - run.startedAt,
      event: maskedEvent(event, known),
      arrows: transitions,
      verdicts,
      value: snapshot.value,
      context: mask(snapshot.context, known) as Step['context'],
      status: snapshot.status,
    });
  };

  return {
    inspect(inspected: InspectionEvent): void {
      const actor = inspected.actorRef as AnyActorRef;
      const machine = flowOf(inspected);
      if (machine === null) return;
      const run = runs.get(actor) ?? registerRun(actor, machine);
      if (inspected.type === '@xstate.microstep') {
        const snapshot = inspected.snapshot as AnyMachineSnapshot;
        const taken = inspected._transitions as AnyTransitionDefinition[];
        // Without a previous state the machine has just started, in the source state of the transition.
        const before = run.before?._nodes ?? taken.map(({ source }) => source);
        run.transitions.push(...takenTransitionIds(taken));
        run.verdicts.push(...verdictsOf(before, inspected.event, taken));
        run.before = snapshot;
      }
      if (inspected.type === '@xstate.snapshot') {
        reportStart(run, actor, machine);
        reportStep(run, inspected.event, inspected.snapshot as AnyMachineSnapshot);
      }
    },
  };
}

/** The machine of the inspected actor; null when it is an effect, not a flow of the shop. */
function flowOf({ actorRef, rootId }: InspectionEvent): AnyStateMachine | null {
  const { sessionId, logic } = actorRef as AnyActorRef & { logic?: unknown };
  if (sessionId !== rootId) return null;
  const { id } = (logic ?? {}) as { readonly id?: unknown };
  return isFlowId(id) ? (logic as AnyStateMachine) : null;
}

function emptyRecording(
  actor: AnyActorRef,
  machine: AnyStateMachine,
  startedAt: number,
  known: KnownSentences | undefined,
): Recording {
  const { input, snapshot } =
    (actor as { options?: { input?: unknown; snapshot?: unknown } }).options ?? {};
  return {
    version: 1,
    flow: machine.id as Recording['flow'],
    fingerprint: fingerprint(machine),
    startedAt,
    input: mask(input, known),
    ...(snapshot === undefined ? {} : { from: maskedSnapshot(snapshot, known) }),
    steps: [],
  };
}

/** The state names of a snapshot are not masked, even when one equals a secret field's name. */
function maskedSnapshot(snapshot: unknown, known: KnownSentences | undefined) {
  const { context, ...rest } = snapshot as Record<string, unknown>;
  const { status, value, historyValue } = rest;
  return { status, value, historyValue, context: mask(context, known), children: {} };
}

/** Masks the payload of an event. The type stays: the machine or XState defines it. Removes the actor id that XState adds. */
function maskedEvent(
  { actorId: _, type, ...event }: AnyEventObject,
  known: KnownSentences | undefined,
) {
  return { type, ...(mask(event, known) as object) };
}
