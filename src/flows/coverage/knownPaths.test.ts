import { FLOWS, type FlowId, machines } from '../model/flows';
import { statechartOf, type Transition } from '../model/statechart';
import { visitedBy } from '../model/stepView';
import { startWalk } from '../walk/session';
import { shortestPath } from './knownPaths';

test.each(FLOWS)(
  'the path to each state and transition of %s ends there, and not earlier',
  async (flow) => {
    const statechart = statechartOf(machines[flow]);
    for (const { id } of [...statechart.states.slice(1), ...statechart.transitions]) {
      const path = await shortestPath(statechart, flow, id);
      if (path === null) throw new Error(`No path to ${id} is known.`);
      const walk = startWalk(flow, path.input, { now: () => 0 });
      for (const event of path.events) await walk.send(event);
      walk.stop();
      const { steps } = walk.recording();
      const visited = visitedBy(statechart, steps.slice(path.events.length));
      expect([id, visited.has(id)]).toEqual([id, true]);
      expect([id, visitedBy(statechart, steps.slice(0, path.events.length)).has(id)]).toEqual([
        id,
        false,
      ]);
    }
  },
);

/** The event types of the shortest path over a transition. */
async function eventTypesTo(flow: FlowId, matches: (transition: Transition) => boolean) {
  const statechart = statechartOf(machines[flow]);
  const transition = statechart.transitions.find(matches);
  return (await shortestPath(statechart, flow, transition?.id ?? ''))?.events.map(
    ({ type }) => type,
  );
}

test('a path has no detours', async () => {
  expect(
    await eventTypesTo(
      'serviceSelection',
      ({ source, event }) => source.endsWith('.confirmingBranch') && event === 'step.backRequested',
    ),
  ).toEqual(['service.chosen', 'step.backRequested']);
  expect(
    await eventTypesTo(
      'checkout',
      ({ event, guard }) => event === 'order.submitted' && guard === null,
    ),
  ).toEqual(['order.submitted']);
});

test('a path starts from the initial input that is nearest to its end', async () => {
  expect(
    await eventTypesTo('checkout', ({ event }) => event === 'xstate.error.actor.placeOrder'),
  ).toEqual(['xstate.error.actor.placeOrder']);
});
