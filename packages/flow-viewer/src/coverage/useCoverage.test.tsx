import { act, renderHook } from '@testing-library/react';
import { flowOf } from '../flow';
import type { Recording } from '../model/recording';
import { statechartOf } from '../model/statechart';
import { visitedBy } from '../model/stepView';
import { TestConfig, testConfig } from '../testing/flows';
import { startWalk } from '../walk/walkSession';
import { useVisited } from './useCoverage';

const flows = testConfig.charts.flatMap((chart) => chart.flows);

async function recorded(flow: string, ...types: readonly string[]): Promise<Recording> {
  const walk = startWalk(flowOf(flows, flow), {}, types.length);
  for (const [index, type] of types.entries()) {
    await walk.send({ type, by: 'Ada' }, index + 100);
  }
  return walk.recording();
}

const idsOf = ({ flow, steps }: Recording) =>
  [...visitedBy(statechartOf(flowOf(flows, flow).machine), steps)].toSorted();

const ofFlow = (flow: string, ids: readonly string[]) =>
  ids.filter((id) => id.startsWith(`${flow}.`)).toSorted();

const counting = (...recordings: readonly Recording[]) => {
  const { result, rerender } = renderHook((props: readonly Recording[]) => useVisited(props), {
    initialProps: recordings,
    wrapper: TestConfig,
  });
  return { rerender, result, of: (flow: string) => ofFlow(flow, result.current.visited) };
};

beforeEach(() => localStorage.clear());

test('counts the visits of every flow, also when another recording replaces theirs, and after a reload', async () => {
  const long = await recorded(
    'crossing',
    'power.switched',
    'xstate.done.actor.testLamps',
    'button.pressed',
  );
  const lamp = await recorded('lamp', 'lamp.switched');
  const { of, rerender } = counting(long, lamp);
  rerender([await recorded('crossing', 'power.switched')]);
  expect(of('crossing')).toEqual(idsOf(long));
  expect(of('lamp')).toEqual(idsOf(lamp));
  expect(counting().of('crossing')).toEqual(idsOf(long));
});

test('keeps visits that another tab of the viewer stored meanwhile', async () => {
  const { of, rerender } = counting();
  localStorage.setItem('test:flows:visited', '["lamp.elsewhere"]');
  const mine = await recorded('lamp', 'lamp.switched');
  rerender([mine]);
  expect(of('lamp')).toEqual([...idsOf(mine), 'lamp.elsewhere'].toSorted());
});

test('counts only new steps after forget', async () => {
  const longer = await recorded('lamp', 'lamp.switched', 'lamp.switched', 'lamp.switched');
  const before = { ...longer, steps: longer.steps.slice(0, -1) };
  const { of, rerender, result } = counting(before);
  act(() => result.current.forget());
  expect(of('lamp')).toEqual([]);
  rerender([longer]);
  expect(of('lamp')).toEqual(idsOf({ ...longer, steps: longer.steps.slice(-1) }));
});
