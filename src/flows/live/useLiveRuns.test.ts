import type { ShopMessage } from '../model/messages';
import type { Recording } from '../model/recording';
import { applyMessage, type LiveRun } from './useLiveRuns';

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

const started = (page: string, key: string): ShopMessage => ({
  type: 'started',
  page,
  key,
  recording: recording(),
});

const stepped = (page: string, key: string, index: number): ShopMessage => ({
  type: 'stepped',
  page,
  key,
  index,
  step: step(`event ${index}`),
});

const after = (...messages: readonly ShopMessage[]) =>
  messages
    .reduce<readonly LiveRun[]>(applyMessage, [])
    .map(({ id, isOver, recording: { steps } }) => ({
      id,
      isOver,
      events: steps.map(({ event }) => event.type),
    }));

test('distinguishes runs of several pages and appends their steps', () => {
  expect(
    after(started('a', 'r1'), started('b', 'r1'), stepped('a', 'r1', 0), stepped('a', 'r1', 1)),
  ).toEqual([
    { id: 'a r1', isOver: false, events: ['event 0', 'event 1'] },
    { id: 'b r1', isOver: false, events: [] },
  ]);
});

test('ignores a step that does not follow the known ones', () => {
  const runs = after(started('a', 'r1'), stepped('a', 'r1', 1), stepped('c', 'r1', 0));
  expect(runs).toEqual([{ id: 'a r1', isOver: false, events: [] }]);
});

test('an announcement replaces the known runs of its page', () => {
  const page: ShopMessage = {
    type: 'announced',
    page: 'a',
    runs: [{ key: 'r1', recording: recording('one', 'two') }],
  };
  expect(after(started('a', 'r1'), started('b', 'r1'), page)).toEqual([
    { id: 'b r1', isOver: false, events: [] },
    { id: 'a r1', isOver: false, events: ['one', 'two'] },
  ]);
});

test('keeps the runs of a closed page', () => {
  expect(after(started('a', 'r1'), stepped('a', 'r1', 0), { type: 'closed', page: 'a' })).toEqual([
    { id: 'a r1', isOver: true, events: ['event 0'] },
  ]);
});

test('keeps the newest 500 steps of a run, as its page does', () => {
  const steps = Array.from({ length: 620 }, (_, index) => stepped('a', 'r1', index));
  const [run] = [started('a', 'r1'), ...steps].reduce<readonly LiveRun[]>(applyMessage, []);
  expect(run?.recording.dropped).toBe(120);
  expect(run?.recording.steps).toHaveLength(500);
  expect(run?.recording.steps.at(-1)?.event.type).toBe('event 619');
});

test('keeps the newest 40 runs', () => {
  const runs = Array.from({ length: 60 }, (_, index) => started(`page ${index}`, 'r1'));
  expect(runs.reduce<readonly LiveRun[]>(applyMessage, []).map(({ page }) => page)).toEqual(
    Array.from({ length: 40 }, (_, index) => `page ${index + 20}`),
  );
});

test('a run keeps its number when it is announced again and when older runs are dropped', () => {
  const numbers = (runs: readonly LiveRun[]) => runs.map(({ number }) => number);
  const many = Array.from({ length: 41 }, (_, index) => started(`page ${index}`, 'r1')).reduce<
    readonly LiveRun[]
  >(applyMessage, []);
  expect(numbers(many).slice(0, 2)).toEqual([2, 3]);
  const announcement: ShopMessage = {
    type: 'announced',
    page: 'page 4',
    runs: [
      { key: 'r1', recording: recording('one') },
      { key: 'r2', recording: { ...recording(), flow: 'checkout' } },
    ],
  };
  const after = applyMessage(many, announcement);
  expect(after.slice(-2).map(({ id, number }) => [id, number])).toEqual([
    ['page 4 r1', 5],
    ['page 4 r2', 1],
  ]);
});
