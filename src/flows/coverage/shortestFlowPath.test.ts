import { type FlowId, machines } from '../model/flows';
import { statechartOf, type Transition } from '../model/statechart';
import { visitedBy } from '../model/stepView';
import { startWalk } from '../walk/session';
import { shortestFlowPath } from './shortestFlowPath';

/** The event types of the shortest path over a transition. It must take the transition with its last event only. */
async function eventTypesTo(flow: FlowId, matches: (transition: Transition) => boolean) {
  const statechart = statechartOf(machines[flow]);
  const { id = '' } = statechart.transitions.find(matches) ?? {};
  const path = await shortestFlowPath(statechart, flow, id);
  if (path === null) throw new Error(`No path to ${id} is known.`);
  const walk = startWalk(flow, path.input);
  for (const event of path.events) await walk.send(event);
  const { steps } = walk.recording();
  expect(visitedBy(statechart, steps.slice(-1)).has(id)).toBe(true);
  expect(visitedBy(statechart, steps.slice(0, -1)).has(id)).toBe(false);
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
    await eventTypesTo('checkout', ({ event }) => event === 'xstate.error.actor.placeOrder'),
  ).toEqual(['xstate.error.actor.placeOrder']);
});

test('a state that nothing leads to has no path', async () => {
  const statechart = statechartOf(machines.passwordReset);
  expect(await shortestFlowPath(statechart, 'passwordReset', 'passwordReset.nowhere')).toBeNull();
});
