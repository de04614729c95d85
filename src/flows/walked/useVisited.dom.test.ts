import { act, renderHook } from '@testing-library/react';
import { chartOf } from '../model/chart';
import { type FlowId, machines } from '../model/flows';
import type { Recording } from '../model/recording';
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
  [...visitedBy(chartOf(machines[flow]), steps)].toSorted();

const counting = (...recordings: readonly Recording[]) =>
  renderHook((props: readonly Recording[]) => useVisited(props), { initialProps: recordings });

beforeEach(() => localStorage.clear());

test('what was walked stays counted when another recording takes its place', async () => {
  const long = await recorded('passwordReset', 'email.submitted', 'email.typed', 'email.submitted');
  const { result, rerender } = counting(long);
  rerender([await recorded('passwordReset', 'email.submitted')]);
  expect(result.current.walked.passwordReset?.toSorted()).toEqual(idsOf(long));
  rerender([]);
  expect(result.current.walked.passwordReset?.toSorted()).toEqual(idsOf(long));
  expect(counting().result.current.walked).toEqual(result.current.walked);
});

test('recordings of every flow count, each for its own chart', async () => {
  const reset = await recorded('passwordReset', 'email.submitted');
  const registration = await recorded('registration', 'email.typed');
  const { walked } = counting(reset, registration).result.current;
  expect(walked.passwordReset?.toSorted()).toEqual(idsOf(reset));
  expect(walked.registration?.toSorted()).toEqual(idsOf(registration));
});

test('what another tab of the viewer counted meanwhile is kept', async () => {
  const mine = await recorded('registration', 'email.typed');
  const { result, rerender } = counting();
  localStorage.setItem('kedai:flows:walked', '{"registration":["elsewhere"]}');
  rerender([mine]);
  expect(result.current.walked.registration).toEqual(
    expect.arrayContaining(['elsewhere', ...idsOf(mine)]),
  );
});

test('what is forgotten comes back by new steps alone', async () => {
  const before = await recorded('registration', 'email.typed', 'email.submitted');
  const { result, rerender } = counting(before);
  act(() => result.current.forget());
  expect(result.current.walked.registration ?? []).toEqual([]);
  const [last] = (await recorded('registration', 'email.submitted')).steps.slice(-1);
  const after = { ...before, steps: [...before.steps, ...(last ? [last] : [])] };
  rerender([after]);
  expect(result.current.walked.registration?.toSorted()).toEqual(
    idsOf({ ...before, steps: last ? [last] : [] }),
  );
});
