import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import type { FlowId } from '../model/flows';
import { FLOW_CHANNEL, type ShopMessage } from '../model/messages';
import { type Recording, STOP_EVENT } from '../model/recording';
import { useFollowedRun } from './useFollowedRun';

/** A synchronous BroadcastChannel, because jsdom has none. */
class FakeChannel {
  static readonly open = new Set<FakeChannel>();
  onmessage: ((message: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.open) if (other !== this) other.onmessage?.({ data });
  }
  close() {
    FakeChannel.open.delete(this);
  }
}

const recording = (flow: FlowId, startedAt: number): Recording => ({
  version: 1,
  flow,
  fingerprint: 'f',
  startedAt,
  input: {},
  steps: [],
});

const step = (at: number, type = 'event'): Recording['steps'][number] => ({
  at,
  event: { type },
  arrows: [],
  verdicts: [],
  value: 'somewhere',
  context: {},
  status: 'active',
});

/** A page of the shop. `at` is a time; `index` counts the steps of a run. */
function fakeShop(channel: FakeChannel) {
  const post = (message: ShopMessage) => act(() => channel.postMessage(message));
  return {
    start: (flow: FlowId, at: number) => {
      post({ type: 'started', page: 'a', key: flow, recording: recording(flow, at) });
      post({ type: 'stepped', page: 'a', key: flow, index: 0, step: step(0) });
    },
    step: (flow: FlowId, index: number, at: number, type?: string) =>
      post({ type: 'stepped', page: 'a', key: flow, index, step: step(at, type) }),
  };
}

/** The hook in a viewer that shows the flow which the hook or the user selects. */
function renderViewer(initial: FlowId, isLive = true) {
  const { result, rerender } = renderHook(
    ({ live }) => {
      const [shownFlow, pick] = useState(initial);
      return { shownFlow, pick, ...useFollowedRun(shownFlow, live, pick) };
    },
    { initialProps: { live: isLive } },
  );
  return { now: () => result.current, rerender };
}

const original = globalThis.BroadcastChannel;
let shop: ReturnType<typeof fakeShop>;
beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  shop = fakeShop(new FakeChannel(FLOW_CHANNEL));
});
afterEach(() => {
  FakeChannel.open.clear();
  sessionStorage.clear();
  Object.assign(globalThis, { BroadcastChannel: original });
});

test('shows the flow of the run that changed last', () => {
  const { now } = renderViewer('checkout');
  shop.start('serviceSelection', 1_000);
  expect([now().shownFlow, now().chosen?.recording.flow]).toEqual([
    'serviceSelection',
    'serviceSelection',
  ]);
  shop.start('registration', 2_000);
  expect(now().shownFlow).toBe('registration');
  shop.step('serviceSelection', 1, 5_000);
  expect(now().shownFlow).toBe('serviceSelection');
  expect(now().missed).toBeNull();
});

test('does not return to a flow that the shopper left for another', () => {
  const { now } = renderViewer('checkout');
  shop.start('registration', 1_000);
  shop.start('passwordReset', 2_000);
  shop.step('registration', 1, 1_500, STOP_EVENT);
  expect(now().shownFlow).toBe('passwordReset');
});

test('changes nothing outside the live mode, and follows the latest run once the live mode opens', () => {
  const { now, rerender } = renderViewer('checkout', false);
  shop.start('registration', 1_000);
  expect(now().shownFlow).toBe('checkout');
  rerender({ live: true });
  expect(now().shownFlow).toBe('registration');
});

test('a picked flow stays until the next change', () => {
  const { now } = renderViewer('registration');
  shop.start('registration', 1_000);
  act(() => now().pick('checkout'));
  expect(now().shownFlow).toBe('checkout');
  shop.step('registration', 1, 10);
  expect(now().shownFlow).toBe('registration');
});

test('stays with a chosen run, names the run that changed, and can follow it', () => {
  const { now } = renderViewer('checkout');
  shop.start('registration', 1_000);
  const [run] = now().runs;
  act(() => run && now().choose(run));
  shop.start('passwordReset', 2_000);
  expect(now().shownFlow).toBe('registration');
  const { missed } = now();
  expect(missed?.recording.flow).toBe('passwordReset');
  act(() => missed && now().follow(missed));
  expect(now().shownFlow).toBe('passwordReset');
  expect(now().missed).toBeNull();
  shop.step('registration', 1, 3_000);
  expect(now().shownFlow).toBe('registration');
});

test('stays at an earlier step that the user went back to', () => {
  const { now } = renderViewer('checkout');
  shop.start('registration', 1_000);
  shop.step('registration', 1, 10);
  act(() => now().run?.onIndex(0));
  shop.start('passwordReset', 2_000);
  expect([now().shownFlow, now().run?.index]).toEqual(['registration', 0]);
  expect(now().missed?.recording.flow).toBe('passwordReset');
});
