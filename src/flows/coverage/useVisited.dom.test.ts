import { act, renderHook } from '@testing-library/react';
import { type FlowId, machines } from '../model/flows';
import type { Recording } from '../model/recording';
import { statechartOf } from '../model/statechart';
import { visitedBy } from '../model/stepView';
import { startWalk } from '../walk/session';
import { useVisited } from './useVisited';

async function recorded(flow: FlowId, ...types: readonly string[]): Promise<Recording> {
  const walk = startWalk(flow, {}, { now: () => 0 });
  for (const type of types) await walk.send({ type, email: 'aina@example.com' });
  walk.stop();
  return walk.recording();
}

const idsOf = ({ flow, steps }: Recording) =>
  [...visitedBy(statechartOf(machines[flow]), steps)].toSorted();

const counting = (...recordings: readonly Recording[]) =>
  renderHook((props: readonly Recording[]) => useVisited(props), { initialProps: recordings });

beforeEach(() => localStorage.clear());

test('visits stay counted when another recording replaces theirs', async () => {
  const long = await recorded('passwordReset', 'email.submitted', 'email.typed', 'email.submitted');
  const { result, rerender } = counting(long);
  rerender([await recorded('passwordReset', 'email.submitted')]);
  expect(result.current.visited.passwordReset?.toSorted()).toEqual(idsOf(long));
  rerender([]);
  expect(result.current.visited.passwordReset?.toSorted()).toEqual(idsOf(long));
  expect(counting().result.current.visited).toEqual(result.current.visited);
});

test('counts recordings of every flow separately', async () => {
  const reset = await recorded('passwordReset', 'email.submitted');
  const registration = await recorded('registration', 'email.typed');
  const { visited } = counting(reset, registration).result.current;
  expect(visited.passwordReset?.toSorted()).toEqual(idsOf(reset));
  expect(visited.registration?.toSorted()).toEqual(idsOf(registration));
});

test('keeps visits that another tab of the viewer stored meanwhile', async () => {
  const mine = await recorded('registration', 'email.typed');
  const { result, rerender } = counting();
  localStorage.setItem('kedai:flows:walked', '{"registration":["elsewhere"]}');
  rerender([mine]);
  expect(result.current.visited.registration).toEqual(
    expect.arrayContaining(['elsewhere', ...idsOf(mine)]),
  );
});

test('counts only new steps after forget', async () => {
  const before = await recorded('registration', 'email.typed', 'email.submitted');
  const { result, rerender } = counting(before);
  act(() => result.current.forget());
  expect(result.current.visited.registration ?? []).toEqual([]);
  const [last] = (await recorded('registration', 'email.submitted')).steps.slice(-1);
  const after = { ...before, steps: [...before.steps, ...(last ? [last] : [])] };
  rerender([after]);
  expect(result.current.visited.registration?.toSorted()).toEqual(
    idsOf({ ...before, steps: last ? [last] : [] }),
  );
});
