import { act, renderHook } from '@testing-library/react';
import { type FlowId, machines } from '../model/flows';
import type { Recording } from '../model/recording';
import { statechartOf } from '../model/statechart';
import { visitedBy } from '../model/stepView';
import { startWalk } from '../walk/session';
import { useVisited } from './useCoverage';

async function recorded(flow: FlowId, ...types: readonly string[]): Promise<Recording> {
  const walk = startWalk(flow, {}, types.length);
  for (const [index, type] of types.entries()) {
    await walk.send({ type, email: 'aina@example.com' }, index + 100);
  }
  return walk.recording();
}

const idsOf = ({ flow, steps }: Recording) =>
  [...visitedBy(statechartOf(machines[flow]), steps)].toSorted();

const ofFlow = (flow: FlowId, ids: readonly string[]) =>
  ids.filter((id) => id.startsWith(`${flow}.`)).toSorted();

const counting = (...recordings: readonly Recording[]) => {
  const { result, rerender } = renderHook((props: readonly Recording[]) => useVisited(props), {
    initialProps: recordings,
  });
  return { rerender, result, of: (flow: FlowId) => ofFlow(flow, result.current.visited) };
};

beforeEach(() => localStorage.clear());

test('counts the visits of every flow, also when another recording replaces theirs, and after a reload', async () => {
  const long = await recorded('passwordReset', 'email.submitted', 'email.typed', 'email.submitted');
  const registration = await recorded('registration', 'email.typed');
  const { of, rerender } = counting(long, registration);
  rerender([await recorded('passwordReset', 'email.submitted')]);
  expect(of('passwordReset')).toEqual(idsOf(long));
  expect(of('registration')).toEqual(idsOf(registration));
  expect(counting().of('passwordReset')).toEqual(idsOf(long));
});

test('keeps visits that another tab of the viewer stored meanwhile', async () => {
  const { of, rerender } = counting();
  localStorage.setItem('kedai:flows:visited', '["registration.elsewhere"]');
  const mine = await recorded('registration', 'email.typed');
  rerender([mine]);
  expect(of('registration')).toEqual([...idsOf(mine), 'registration.elsewhere'].toSorted());
});

test('counts only new steps after forget', async () => {
  const longer = await recorded('registration', 'email.typed', 'email.typed', 'email.submitted');
  const before = { ...longer, steps: longer.steps.slice(0, -1) };
  const { of, rerender, result } = counting(before);
  act(() => result.current.forget());
  expect(of('registration')).toEqual([]);
  rerender([longer]);
  expect(of('registration')).toEqual(idsOf({ ...longer, steps: longer.steps.slice(-1) }));
});
