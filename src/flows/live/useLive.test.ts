import type { FromShop } from '../model/messages';
import type { Recording } from '../model/recording';
import { heard, type LiveRun } from './useLive';

const step = (type: string): Recording['steps'][number] => ({
  at: 0,
  event: { type },
  arrows: [],
  verdicts: [],
  value: 'enteringEmail',
  context: {},
  status: 'active',
});

const recording = (...types: readonly string[]): Recording => ({
  version: 1,
  flow: 'registration',
  fingerprint: 'f',
  startedAt: 1,
  input: {},
  steps: types.map(step),
});

const began = (page: string, key: string): FromShop => ({
  tell: 'began',
  page,
  key,
  recording: recording(),
});

const stepped = (page: string, key: string, index: number): FromShop => ({
  tell: 'stepped',
  page,
  key,
  index,
  step: step(`event ${index}`),
});

const after = (...messages: readonly FromShop[]) =>
  messages.reduce<readonly LiveRun[]>(heard, []).map(({ id, isOver, recording: { steps } }) => ({
    id,
    isOver,
    events: steps.map(({ event }) => event.type),
  }));

test('runs of several pages are told apart, and grow by their steps', () => {
  expect(
    after(began('a', 'r1'), began('b', 'r1'), stepped('a', 'r1', 0), stepped('a', 'r1', 1)),
  ).toEqual([
    { id: 'a r1', isOver: false, events: ['event 0', 'event 1'] },
    { id: 'b r1', isOver: false, events: [] },
  ]);
});

test('a step that does not follow is left out: the whole is asked for again', () => {
  const runs = after(began('a', 'r1'), stepped('a', 'r1', 1), stepped('c', 'r1', 0));
  expect(runs).toEqual([{ id: 'a r1', isOver: false, events: [] }]);
});

test('what a page tells of itself replaces what was known of it', () => {
  const page: FromShop = {
    tell: 'page',
    page: 'a',
    runs: [{ key: 'r1', recording: recording('one', 'two') }],
  };
  expect(after(began('a', 'r1'), began('b', 'r1'), page)).toEqual([
    { id: 'b r1', isOver: false, events: [] },
    { id: 'a r1', isOver: false, events: ['one', 'two'] },
  ]);
});

test('the runs of a page that has gone stay, to be looked at', () => {
  expect(after(began('a', 'r1'), stepped('a', 'r1', 0), { tell: 'left', page: 'a' })).toEqual([
    { id: 'a r1', isOver: true, events: ['event 0'] },
  ]);
});

test('a run is kept as far as its page keeps it, however long it is', () => {
  const steps = Array.from({ length: 620 }, (_, index) => stepped('a', 'r1', index));
  const [run] = [began('a', 'r1'), ...steps].reduce<readonly LiveRun[]>(heard, []);
  expect(run?.recording.dropped).toBe(120);
  expect(run?.recording.steps).toHaveLength(500);
  expect(run?.recording.steps.at(-1)?.event.type).toBe('event 619');
});

test('of many runs the newest are kept', () => {
  const runs = Array.from({ length: 60 }, (_, index) => began(`page ${index}`, 'r1'));
  expect(runs.reduce<readonly LiveRun[]>(heard, []).map(({ page }) => page)).toEqual(
    Array.from({ length: 40 }, (_, index) => `page ${index + 20}`),
  );
});

test('a run keeps its number when it is told of again, and when older ones are let go', () => {
  const numbers = (runs: readonly LiveRun[]) => runs.map(({ number }) => number);
  const many = Array.from({ length: 41 }, (_, index) => began(`page ${index}`, 'r1')).reduce<
    readonly LiveRun[]
  >(heard, []);
  expect(numbers(many).slice(0, 2)).toEqual([2, 3]);
  const told: FromShop = {
    tell: 'page',
    page: 'page 4',
    runs: [
      { key: 'r1', recording: recording('one') },
      { key: 'r2', recording: { ...recording(), flow: 'checkout' } },
    ],
  };
  const after = heard(many, told);
  expect(after.slice(-2).map(({ id, number }) => [id, number])).toEqual([
    ['page 4 r1', 5],
    ['page 4 r2', 1],
  ]);
});
