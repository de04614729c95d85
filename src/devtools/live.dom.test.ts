import { waitFor } from '@testing-library/react';
import { FLOW_CHANNEL, type FromShop, type FromViewer } from '../flows/model/messages';
import type { Recording, Step } from '../flows/model/recording';
import { type Live, publishRuns } from './live';

const recording: Recording = {
  version: 1,
  flow: 'registration',
  fingerprint: 'f',
  startedAt: 1_000,
  input: {},
  steps: [],
};

const step = (at: number): Step => ({
  at,
  event: { type: 'email.typed' },
  arrows: [],
  verdicts: [],
  value: 'enteringEmail',
  context: {},
  status: 'active',
});

let live: Live;
let viewer: BroadcastChannel;
let heard: FromShop[];

const MARK = 'mark';
let marks: number;

/** Messages arrive in their order: when one that was told last is there, all before it are. */
async function arrived(): Promise<void> {
  const before = marks;
  void live.show(MARK, 0);
  await waitFor(() => expect(marks).toBeGreaterThan(before));
}
const ask = (news: FromViewer) => viewer.postMessage(news);

beforeEach(() => {
  heard = [];
  viewer = new BroadcastChannel(FLOW_CHANNEL);
  marks = 0;
  viewer.onmessage = ({ data }: MessageEvent<FromShop>) => {
    if (data.tell === 'show' && data.key === MARK) marks += 1;
    else heard.push(data);
  };
  live = publishRuns();
});
afterEach(() => {
  live.close();
  viewer.close();
});

test('a page says that it is there, what its flows do, and that it goes', async () => {
  live.began('registration-1', recording);
  live.stepped('registration-1', step(5));
  window.dispatchEvent(new Event('pagehide'));
  await arrived();
  const page = heard[0]?.page;
  expect(page).toMatch(/^[0-9a-f]{32}$/);
  expect(heard).toEqual([
    { tell: 'page', page, runs: [] },
    { tell: 'began', page, key: 'registration-1', recording },
    { tell: 'stepped', page, key: 'registration-1', index: 0, step: step(5) },
    { tell: 'left', page },
  ]);
});

test('who asks later is told all that is kept', async () => {
  live.began('registration-1', recording);
  live.stepped('registration-1', step(5));
  ask({ tell: 'ask' });
  await waitFor(() =>
    expect(heard.at(-1)).toMatchObject({
      tell: 'page',
      runs: [{ key: 'registration-1', recording: { ...recording, steps: [step(5)] } }],
    }),
  );
});

test('what is no question of a viewer is let be', async () => {
  viewer.postMessage({ tell: 'everything' });
  viewer.postMessage(null);
  ask({ tell: 'ask' });
  await waitFor(() => expect(heard).toHaveLength(2));
  await arrived();
  expect(heard.map(({ tell }) => tell)).toEqual(['page', 'page']);
});

test('the newest 20 runs are kept; one that goes is told of', async () => {
  for (let run = 1; run <= 21; run += 1) live.began(`registration-${run}`, recording);
  live.stepped('registration-1', step(5));
  await arrived();
  expect(heard.filter(({ tell }) => tell === 'forgot')).toMatchObject([{ key: 'registration-1' }]);
  expect(heard.filter(({ tell }) => tell === 'stepped')).toEqual([]);
  expect(live.run('registration-1')).toBeUndefined();
  expect(live.run('registration-2')).toEqual(recording);
});

test('of a run the newest 500 steps are kept, and how many were dropped is told', async () => {
  live.began('registration-1', recording);
  for (let at = 0; at < 502; at += 1) live.stepped('registration-1', step(at));
  await arrived();
  const kept = live.run('registration-1');
  expect(kept?.dropped).toBe(2);
  expect(kept?.steps.map(({ at }) => at)).toEqual(Array.from({ length: 500 }, (_, at) => at + 2));
  expect(heard.at(-1)).toMatchObject({ tell: 'stepped', index: 501 });
});

test('a step is shown by a viewer, or by none', async () => {
  expect(await live.show('registration-1', 3)).toBe(false);
  viewer.onmessage = ({ data }: MessageEvent<FromShop>) => {
    if (data.tell === 'show') ask({ tell: 'shown', page: data.page, key: data.key });
  };
  expect(await live.show('registration-1', 3)).toBe(true);
});

test('a page that comes back out of the history tells again what it has', async () => {
  live.began('registration-1', recording);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await arrived();
  expect(heard.at(-1)).toMatchObject({ tell: 'page', runs: [{ key: 'registration-1' }] });
});
