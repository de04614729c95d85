import {
  shortestFlowPath,
  startWalk,
  statechartOf,
  type Transition,
  visitedBy,
} from '@kedai/flow-viewer/model';
import type { FlowId } from './flowIds';
import { shopFlow } from './flows';

/** The event types of the shortest path over a transition. It must take the transition with its last event only. */
async function eventTypesTo(id: FlowId, matches: (transition: Transition) => boolean) {
  const flow = shopFlow(id);
  const statechart = statechartOf(flow.machine);
  const { id: wanted = '' } = statechart.transitions.find(matches) ?? {};
  const path = await shortestFlowPath(statechart, flow, wanted);
  if (path === null) throw new Error(`No path to ${wanted} is known.`);
  const walk = startWalk(flow, path.input);
  for (const event of path.events) await walk.send(event);
  const { steps } = walk.recording();
  expect(visitedBy(statechart, steps.slice(-1)).has(wanted)).toBe(true);
  expect(visitedBy(statechart, steps.slice(0, -1)).has(wanted)).toBe(false);
  return path.events.map(({ type }) => type);
}

test('a path has no detours', async () => {
  expect(
    await eventTypesTo(
      'serviceSelection',
      ({ source, event }) => source.endsWith('.confirmingBranch') && event === 'step.backRequested',
    ),
  ).toEqual(['service.chosen', 'step.backRequested']);
  expect(
    await eventTypesTo('registration', ({ event }) => event === 'xstate.done.actor.verifyCode'),
  ).toEqual(['code.submitted', 'xstate.done.actor.verifyCode']);
});

test('a path starts from the initial input that is nearest to its end', async () => {
  expect(
    await eventTypesTo('placeOrder', ({ event }) => event === 'xstate.error.actor.sendOrder'),
  ).toEqual(['xstate.error.actor.sendOrder']);
});

test('a state that nothing leads to has no path', async () => {
  const flow = shopFlow('passwordReset');
  const statechart = statechartOf(flow.machine);
  expect(await shortestFlowPath(statechart, flow, 'passwordReset.nowhere')).toBeNull();
});
