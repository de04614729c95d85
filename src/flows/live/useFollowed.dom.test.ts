import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import type { FlowId } from '../model/flows';
import { FLOW_CHANNEL, type FromShop } from '../model/messages';
import { LEFT, type Recording } from '../model/recording';
import { useFollowed } from './useFollowed';

/** Stands in for the browser's own, of which jsdom has none: what one posts, the others hear at once. */
class Channel {
  static readonly open = new Set<Channel>();
  onmessage: ((message: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) if (other !== this) other.onmessage?.({ data });
  }
  close() {
    Channel.open.delete(this);
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

/** A shop whose flows begin and move at the times that are told; `index` counts the steps of a run. */
function shop(channel: Channel) {
  const tell = (message: FromShop) => act(() => channel.postMessage(message));
  return {
    begins: (flow: FlowId, at: number) => {
      tell({ tell: 'began', page: 'a', key: flow, recording: recording(flow, at) });
      tell({ tell: 'stepped', page: 'a', key: flow, index: 0, step: step(0) });
    },
    moves: (flow: FlowId, index: number, at: number, type?: string) =>
      tell({ tell: 'stepped', page: 'a', key: flow, index, step: step(at, type) }),
  };
}

/** The viewer at a chart; it goes where it is sent. */
function viewer(begin: FlowId, isLive = true) {
  const { result, rerender } = renderHook(
    ({ live }) => {
      const [at, pick] = useState(begin);
      return { at, pick, ...useFollowed(at, live, pick) };
    },
    { initialProps: { live: isLive } },
  );
  return { now: () => result.current, rerender };
}

const original = globalThis.BroadcastChannel;
let told: ReturnType<typeof shop>;
beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: Channel });
  told = shop(new Channel(FLOW_CHANNEL));
});
afterEach(() => {
  Channel.open.clear();
  sessionStorage.clear();
  Object.assign(globalThis, { BroadcastChannel: original });
});

test('the chart is that of the run that moved last, of any flow', () => {
  const { now } = viewer('checkout');
  told.begins('serviceSelection', 1_000);
  expect([now().at, now().chosen?.recording.flow]).toEqual([
    'serviceSelection',
    'serviceSelection',
  ]);
  told.begins('registration', 2_000);
  expect(now().at).toBe('registration');
  told.moves('serviceSelection', 1, 5_000);
  expect(now().at).toBe('serviceSelection');
  expect(now().missed).toBeNull();
});

test('a flow that is left for another is not gone back to', () => {
  const { now } = viewer('checkout');
  told.begins('registration', 1_000);
  told.begins('passwordReset', 2_000);
  told.moves('registration', 1, 1_500, LEFT);
  expect(now().at).toBe('passwordReset');
});

test('who looks at something else is not led away; Live then opens where something moves', () => {
  const { now, rerender } = viewer('checkout', false);
  told.begins('registration', 1_000);
  expect(now().at).toBe('checkout');
  rerender({ live: true });
  expect(now().at).toBe('registration');
});

test('a flow that is picked stays until something moves', () => {
  const { now } = viewer('registration');
  told.begins('registration', 1_000);
  act(() => now().pick('checkout'));
  expect(now().at).toBe('checkout');
  told.moves('registration', 1, 10);
  expect(now().at).toBe('registration');
});

test('who chose a run stays with it, is told what moved, and can go there', () => {
  const { now } = viewer('checkout');
  told.begins('registration', 1_000);
  const [run] = now().runs;
  act(() => run && now().choose(run));
  told.begins('passwordReset', 2_000);
  expect(now().at).toBe('registration');
  const { missed } = now();
  expect(missed?.recording.flow).toBe('passwordReset');
  act(() => missed && now().follow(missed));
  expect(now().at).toBe('passwordReset');
  expect(now().missed).toBeNull();
  told.moves('registration', 1, 3_000);
  expect(now().at).toBe('registration');
});

test('who looks back in a run stays at that step', () => {
  const { now } = viewer('checkout');
  told.begins('registration', 1_000);
  told.moves('registration', 1, 10);
  act(() => now().run?.onIndex(0));
  told.begins('passwordReset', 2_000);
  expect([now().at, now().run?.index]).toEqual(['registration', 0]);
  expect(now().missed?.recording.flow).toBe('passwordReset');
});
