import { waitFor } from '@testing-library/react';
import { FLOW_CHANNEL, type ShopMessage, type ViewerMessage } from '../flows/model/messages';
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
let received: ShopMessage[];

const MARKER_KEY = 'marker';
let markers: number;

/** Waits for all earlier messages: the channel preserves their order, so it sends one more and waits for that. */
async function messagesArrived(): Promise<void> {
  const before = markers;
  void live.show(MARKER_KEY, 0);
  await waitFor(() => expect(markers).toBeGreaterThan(before));
}
const post = (message: ViewerMessage) => viewer.postMessage(message);

beforeEach(() => {
  received = [];
  viewer = new BroadcastChannel(FLOW_CHANNEL);
  markers = 0;
  viewer.onmessage = ({ data }: MessageEvent<ShopMessage>) => {
    if (data.type === 'showRequested' && data.key === MARKER_KEY) markers += 1;
    else received.push(data);
  };
  live = publishRuns();
});
afterEach(() => {
  live.close();
  viewer.close();
});

test('a page announces itself, publishes its runs and steps, and reports that it closes', async () => {
  live.runStarted('registration-1', recording);
  live.stepTaken('registration-1', step(5));
  window.dispatchEvent(new Event('pagehide'));
  await messagesArrived();
  const page = received[0]?.page;
  expect(page).toMatch(/^[0-9a-f]{32}$/);
  expect(received).toEqual([
    { type: 'announced', page, runs: [] },
    { type: 'started', page, key: 'registration-1', recording },
    { type: 'stepped', page, key: 'registration-1', index: 0, step: step(5) },
    { type: 'closed', page },
  ]);
});

test('replies to a request with all stored runs', async () => {
  live.runStarted('registration-1', recording);
  live.stepTaken('registration-1', step(5));
  post({ type: 'runsRequested' });
  await waitFor(() =>
    expect(received.at(-1)).toMatchObject({
      type: 'announced',
      runs: [{ key: 'registration-1', recording: { ...recording, steps: [step(5)] } }],
    }),
  );
});

test('ignores messages that are not from a viewer', async () => {
  viewer.postMessage({ type: 'everything' });
  viewer.postMessage(null);
  post({ type: 'runsRequested' });
  await waitFor(() => expect(received).toHaveLength(2));
  await messagesArrived();
  expect(received.map(({ type }) => type)).toEqual(['announced', 'announced']);
});

test('stores the newest 20 runs and reports each dropped one', async () => {
  for (let run = 1; run <= 21; run += 1) live.runStarted(`registration-${run}`, recording);
  live.stepTaken('registration-1', step(5));
  await messagesArrived();
  expect(received.filter(({ type }) => type === 'dropped')).toMatchObject([
    { key: 'registration-1' },
  ]);
  expect(received.filter(({ type }) => type === 'stepped')).toEqual([]);
  expect(live.run('registration-1')).toBeUndefined();
  expect(live.run('registration-2')).toEqual(recording);
});

test('stores the newest 500 steps of a run and counts the dropped ones', async () => {
  live.runStarted('registration-1', recording);
  for (let at = 0; at < 502; at += 1) live.stepTaken('registration-1', step(at));
  await messagesArrived();
  const run = live.run('registration-1');
  expect(run?.dropped).toBe(2);
  expect(run?.steps.map(({ at }) => at)).toEqual(Array.from({ length: 500 }, (_, at) => at + 2));
  expect(received.at(-1)).toMatchObject({ type: 'stepped', index: 501 });
});

test('show resolves to whether a viewer confirms the step', async () => {
  expect(await live.show('registration-1', 3)).toBe(false);
  viewer.onmessage = ({ data }: MessageEvent<ShopMessage>) => {
    if (data.type === 'showRequested') post({ type: 'shown', page: data.page, key: data.key });
  };
  expect(await live.show('registration-1', 3)).toBe(true);
});

test('announces its runs again when the page is restored from the back/forward cache', async () => {
  live.runStarted('registration-1', recording);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await messagesArrived();
  expect(received.at(-1)).toMatchObject({ type: 'announced', runs: [{ key: 'registration-1' }] });
});
