import type { Failure } from '@kedai/contract/calls/failure';
import type { FlowEvent, Journey, JourneyStep, StepResult } from '@kedai/flow-viewer/model';
import { delayOf } from '@kedai/flow-viewer/model';
import type { AnyStateMachine, StateValue } from 'xstate';
import {
  type Exception,
  type FlowScreen,
  type PausedPage,
  responseOf,
  type StepContext,
} from './screen';

const DONE = 'xstate.done.actor.';
const ERROR = 'xstate.error.actor.';
const AFTER = 'xstate.after.';

type StateNode = AnyStateMachine['root'];

/** The names of all states of a machine, without the machine's own name. */
export function stateNames({ root, id }: AnyStateMachine): readonly string[] {
  const below = (node: StateNode): readonly string[] =>
    Object.values(node.states).flatMap((child) => [
      child.id.replace(`${id}.`, ''),
      ...below(child),
    ]);
  return below(root);
}

/** The exception for a step, if there is one. */
export function exceptionOf(
  { exceptions }: FlowScreen,
  { event, transitions }: JourneyStep,
): Exception | undefined {
  return transitions.map((id) => exceptions[id]).find(Boolean) ?? exceptions[event.type];
}

/**
 * Replays a journey on a page until an exception ends it. Events are actions of the shopper, effects end by the responses
 * of the shop, and the clock only moves for delays. After each step the page must show the states of the machine, and exactly the
 * calls of those states must be pending.
 * @returns the names of the states that were reached
 */
export async function replayOnScreen(
  screen: FlowScreen,
  journey: Journey,
  page: PausedPage,
): Promise<ReadonlySet<string>> {
  const reached = new Set<string>();
  const expectResult = async (result: StepResult, from: string) => {
    const states = activeStates(screen.model.machine, result);
    if (!states.some(({ name }) => name in screen.transient)) {
      await expectStates(screen, page, states, from);
    }
    for (const { name } of states) reached.add(name);
    for (const name of leftStates(screen, result)) reached.add(name);
  };
  await page.open(journey);
  await expectResult(journey.start, '');
  for (const [index, step] of journey.steps.entries()) {
    const exception = exceptionOf(screen, step);
    if (exception) {
      await exception.check?.(page.driver);
      if (exception.isSkipped) continue;
      break;
    }
    const from = JSON.stringify((journey.steps[index - 1] ?? journey.start).state);
    const laterEvents = journey.steps.slice(index + 1).map(({ event }) => event);
    await performStep(screen, page, step.event, { from, laterEvents });
    await expectResult(step, from);
  }
  return reached;
}

interface ActiveState {
  readonly name: string;
  readonly node: StateNode;
}

/** The active states after a step; parents come before their children. */
export function activeStates(
  { root, id }: AnyStateMachine,
  { state }: StepResult,
): readonly ActiveState[] {
  const below = (node: StateNode, value: StateValue): readonly ActiveState[] => {
    const inner = typeof value === 'string' ? { [value]: {} } : value;
    return Object.entries(inner).flatMap(([key, deeper]) => {
      const child = node.states[key];
      if (!child) throw new Error(`"${node.id}" has no state "${key}".`);
      return [{ name: child.id.replace(`${id}.`, ''), node: child }, ...below(child, deeper ?? {})];
    });
  };
  return below(root, state as StateValue);
}

/** The states that a step leaves, including those that it enters and leaves at once. */
export function leftStates({ model }: FlowScreen, { transitions }: StepResult): readonly string[] {
  return transitions.map((id) => (id.split(' | ')[0] ?? '').replace(`${model.machine.id}.`, ''));
}

async function expectStates(
  screen: FlowScreen,
  page: PausedPage,
  states: readonly ActiveState[],
  from: string,
): Promise<void> {
  for (const { name, node } of states) {
    const expectation = screen.expectations[name];
    if (expectation) await expectation(page.driver, from);
    else if (node.type === 'atomic' || node.type === 'final') {
      throw new Error(`There is no expectation for the state "${name}".`);
    }
  }
  // A finished flow navigates to another page, whose calls are not those of the flow.
  if (
    states.some(({ node }) => node.type === 'final' && node.parent === screen.model.machine.root)
  ) {
    return;
  }
  const calls = states.flatMap(({ node }) => node.invoke.map(({ id }) => screen.calls[id]?.path));
  await page.expectPending(calls.filter((path) => path !== undefined));
}

async function performStep(
  screen: FlowScreen,
  page: PausedPage,
  event: FlowEvent,
  context: StepContext,
): Promise<void> {
  const { type } = event;
  const action = screen.actions[type];
  if (action) return action(page, event, context);
  if (type.startsWith(AFTER)) return page.advance(delayOf(screen.model.machine, type));
  const effect = type.replace(DONE, '').replace(ERROR, '');
  const duration = screen.timers[effect];
  if (duration !== undefined && type.startsWith(DONE)) return page.advance(duration);
  const call = screen.calls[effect];
  if (call === undefined) throw new Error(`There is no action for the event "${type}".`);
  await page.respond(
    call.path,
    type.startsWith(ERROR)
      ? responseOf(event.error as Failure)
      : call.successBody
        ? { status: 200, body: call.successBody(event.output, await page.now()) }
        : 'own',
  );
}
