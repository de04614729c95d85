import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import type { FlowId } from '../model/flows';
import { FLOW_CHANNEL, type ShopMessage } from '../model/messages';
import { type Recording, STOP_EVENT } from '../model/recording';
import { fakeBroadcastChannel } from '../model/testing/fakeChannel';
import { useFollowedRun } from './useFollowedRun';

const step = (at: number, type = 'event'): Recording['steps'][number] => ({
  at,
  event: { type },
  transitions: [],
  verdicts: [],
  value: 'somewhere',
  context: {},
  status: 'active',
});

/** A page of the shop. `at` is a time. */
function fakeShop() {
  const channel = new BroadcastChannel(FLOW_CHANNEL);
  const replies: unknown[] = [];
  channel.onmessage = ({ data }) => void replies.push(data);
  const runs = new Map<FlowId, Recording>();
  const post = (message: ShopMessage) => act(() => channel.postMessage(message));
  const run = (recording: Recording, page: string) => {
    runs.set(recording.flow, recording);
    post({ type: 'run', page, key: recording.flow, recording });
  };
  const recordingOf = (flow: FlowId) => runs.get(flow) as Recording;
  return {
    post,
    replies,
    recordingOf,
    start: (flow: FlowId, startedAt: number, page = 'a') =>
      run({ version: 1, flow, startedAt, input: {}, steps: [step(0)] }, page),
    step(flow: FlowId, at: number, type?: string) {
      const before = recordingOf(flow);
      run({ ...before, steps: [...before.steps, step(at, type)] }, 'a');
    },
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

let shop: ReturnType<typeof fakeShop>;
fakeBroadcastChannel();
beforeEach(() => {
  sessionStorage.clear();
  shop = fakeShop();
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
  shop.step('serviceSelection', 5_000);
  expect(now().shownFlow).toBe('serviceSelection');
  expect(now().missed).toBeNull();
});

test('does not return to a flow that the shopper left for another', () => {
  const { now } = renderViewer('checkout');
  shop.start('registration', 1_000);
  shop.start('passwordReset', 2_000);
  shop.step('registration', 1_500, STOP_EVENT);
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
  shop.step('registration', 10);
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
  shop.step('registration', 3_000);
  expect(now().shownFlow).toBe('registration');
});

test('stays at an earlier step that the user went back to', () => {
  const { now } = renderViewer('checkout');
  shop.start('registration', 1_000);
  shop.step('registration', 10);
  act(() => now().run?.onIndex(0));
  shop.start('passwordReset', 2_000);
  expect([now().shownFlow, now().run?.index]).toEqual(['registration', 0]);
  expect(now().missed?.recording.flow).toBe('passwordReset');
});

test('keeps the runs of a closed page, also after a reload of the viewer, and numbers them by flow', () => {
  const { now } = renderViewer('checkout');
  shop.start('registration', 1_000);
  shop.post({ type: 'run', page: 'b', key: 'k', recording: shop.recordingOf('registration') });
  shop.post({ type: 'closed', page: 'a' });
  window.dispatchEvent(new Event('pagehide'));
  const listed = ({ runs }: ReturnType<typeof now>) =>
    runs.map(({ page, number, isOver }) => [page, number, isOver]);
  expect(listed(now())).toEqual([
    ['a', 1, true],
    ['b', 2, false],
  ]);
  expect(listed(renderViewer('checkout').now())).toEqual([
    ['a', 1, true],
    ['b', 2, true],
  ]);
});

test('shows a step that a page of the shop requests, and confirms it', () => {
  const { now } = renderViewer('checkout', false);
  shop.start('registration', 1_000);
  shop.step('registration', 10);
  shop.post({ type: 'showRequested', page: 'a', key: 'unknown', index: 0 });
  expect(now().shownFlow).toBe('checkout');
  shop.post({ type: 'showRequested', page: 'a', key: 'registration', index: 0 });
  expect([now().shownFlow, now().run?.index]).toEqual(['registration', 0]);
  expect(shop.replies).toEqual([{ type: 'runsRequested' }, { type: 'shown', page: 'a' }]);
});
