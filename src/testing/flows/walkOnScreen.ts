import type { AnyStateMachine, StateValue } from 'xstate';
import type { Failure } from '../../contract/failure';
import type { Journey, JourneyStep, StepResult } from '../../machines/testing/journey';
import { parseTransitionId } from '../../machines/testing/transitionLabels';
import { answerOf, type Exception, type FlowScreen, type Occasion, type Stage } from './screen';

const DONE = 'xstate.done.actor.';
const ERROR = 'xstate.error.actor.';
const AFTER = 'xstate.after.';

type StateNode = AnyStateMachine['root'];

/** The names of a chart's states, without the chart's own. */
export function statesOf({ root, id }: AnyStateMachine): readonly string[] {
  const below = (node: StateNode): readonly string[] =>
    Object.values(node.states).flatMap((child) => [
      child.id.replace(`${id}.`, ''),
      ...below(child),
    ]);
  return below(root);
}

/** The exception that a journey's step is, if it is one. */
export function exceptionOf(
  { absent }: FlowScreen,
  { event, transitions }: JourneyStep,
): Exception | undefined {
  return transitions.map((transition) => absent[transition]).find(Boolean) ?? absent[event.type];
}

/**
 * Goes a journey on a page as far as there is something to do it with: each event is done as a shopper would, effects
 * end as the shop answers, time passes when it is told to. After each step the page must show its states, and the calls
 * that those make must be under way.
 * @returns the states that were gone through, by name
 */
export async function walkOnScreen(
  screen: FlowScreen,
  journey: Journey,
  stage: Stage,
): Promise<ReadonlySet<string>> {
  const reached = new Set<string>();
  const arrive = async (moment: StepResult, from: string) => {
    const states = activeStates(screen.flow.machine, moment);
    if (!states.some(({ name }) => name in screen.passing)) await look(screen, stage, states, from);
    for (const { name } of states) reached.add(name);
    for (const source of sourcesOf(screen, moment)) reached.add(source);
  };
  await stage.open(journey);
  await arrive(journey.start, '');
  for (const [index, step] of journey.steps.entries()) {
    const exception = exceptionOf(screen, step);
    if (exception) {
      await exception.check?.(stage.hands);
      if (exception.isLeftOut) continue;
      break;
    }
    const from = JSON.stringify((journey.steps[index - 1] ?? journey.start).state);
    const ahead = journey.steps.slice(index + 1).map(({ event }) => event);
    await act(screen, stage, { journey, step, from, ahead });
    await arrive(step, from);
  }
  return reached;
}

interface ActiveState {
  readonly name: string;
  readonly node: StateNode;
}

/** The states that a flow is in at a moment, those around others first. */
export function activeStates(
  { root, id }: AnyStateMachine,
  moment: StepResult,
): readonly ActiveState[] {
  const below = (node: StateNode, value: StateValue): readonly ActiveState[] => {
    const inner = typeof value === 'string' ? { [value]: {} } : value;
    return Object.entries(inner).flatMap(([key, deeper]) => {
      const child = node.states[key];
      if (!child) throw new Error(`"${node.id}" has no state "${key}".`);
      return [{ name: child.id.replace(`${id}.`, ''), node: child }, ...below(child, deeper ?? {})];
    });
  };
  return below(root, moment.state as StateValue);
}

/** The states that the arrows of a moment lead out of: also those that are left as soon as they are entered. */
export function sourcesOf({ flow }: FlowScreen, { transitions }: StepResult): readonly string[] {
  return transitions.map((id) => parseTransitionId(id).source.replace(`${flow.machine.id}.`, ''));
}

async function look(
  screen: FlowScreen,
  stage: Stage,
  states: readonly ActiveState[],
  from: string,
): Promise<void> {
  for (const { name, node } of states) {
    const show = screen.shows[name];
    if (show) await show(stage.hands, from);
    else if (node.type === 'atomic' || node.type === 'final') {
      throw new Error(`What is seen in the state "${name}" is not told.`);
    }
  }
  // A flow that is over leads on: what is under way then is asked for by the page that follows.
  if (
    states.some(({ node }) => node.type === 'final' && node.parent === screen.flow.machine.root)
  ) {
    return;
  }
  const calls = states.flatMap(({ node }) => node.invoke.map(({ id }) => screen.calls[id]?.path));
  await stage.expectUnderWay(calls.filter((path) => path !== undefined));
}

async function act(screen: FlowScreen, stage: Stage, occasion: Occasion): Promise<void> {
  const { event } = occasion.step;
  const { type } = event;
  const own = screen.acts[type];
  if (own) return own(stage, event, occasion);
  if (type.startsWith(AFTER)) return stage.pass(delayOf(screen.flow.machine, type));
  const effect = type.replace(DONE, '').replace(ERROR, '');
  const wait = screen.waits[effect];
  if (wait !== undefined && type.startsWith(DONE)) return stage.pass(wait);
  const call = screen.calls[effect];
  if (call === undefined) throw new Error(`What "${type}" is on the screen is not told.`);
  await stage.end(
    call.path,
    type.startsWith(ERROR)
      ? answerOf(event.error as Failure)
      : call.answer
        ? { status: 200, body: call.answer(event.output, await stage.now()) }
        : 'own',
  );
}

function delayOf({ implementations }: AnyStateMachine, type: string): number {
  const name = type.slice(AFTER.length).split('.')[0] ?? '';
  return Number(implementations.delays[name] ?? name);
}
