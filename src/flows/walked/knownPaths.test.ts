import { type ChartArrow, chartOf } from '../model/chart';
import { FLOWS, type FlowId, machines } from '../model/flows';
import { visitedBy } from '../model/stepView';
import { startWalk } from '../walk/session';
import { shortestPath } from './knownPaths';

test.each(FLOWS)('the way to each state and arrow of %s really ends there', async (flow) => {
  const chart = chartOf(machines[flow]);
  for (const { id } of [...chart.states.slice(1), ...chart.arrows]) {
    const way = await shortestPath(chart, flow, id);
    if (way === null) throw new Error(`No way to ${id} is known.`);
    const walk = startWalk(flow, way.input, { now: () => 0 });
    for (const event of way.events) await walk.send(event);
    walk.stop();
    const { steps } = walk.recording();
    const touched = visitedBy(chart, steps.slice(way.events.length));
    expect([id, touched.has(id)]).toEqual([id, true]);
    expect([id, visitedBy(chart, steps.slice(0, way.events.length)).has(id)]).toEqual([id, false]);
  }
});

/** What happens on the way over the arrow of an event. */
async function typesTo(flow: FlowId, isMeant: (arrow: ChartArrow) => boolean) {
  const chart = chartOf(machines[flow]);
  const arrow = chart.arrows.find(isMeant);
  return (await shortestPath(chart, flow, arrow?.id ?? ''))?.events.map(({ type }) => type);
}

test('a way goes straight to its end', async () => {
  expect(
    await typesTo(
      'serviceSelection',
      ({ source, event }) => source.endsWith('.confirmingBranch') && event === 'step.backRequested',
    ),
  ).toEqual(['service.chosen', 'step.backRequested']);
  expect(
    await typesTo('checkout', ({ event, guard }) => event === 'order.submitted' && guard === null),
  ).toEqual(['order.submitted']);
});

test('a way begins where its end is nearest', async () => {
  expect(
    await typesTo('checkout', ({ event }) => event === 'xstate.error.actor.placeOrder'),
  ).toEqual(['xstate.error.actor.placeOrder']);
});
