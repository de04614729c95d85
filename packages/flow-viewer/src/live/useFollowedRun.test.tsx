import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useState } from 'react';
import { channelName, type PageMessage } from '../model/messages';
import { type Recording, STOP_EVENT } from '../model/recording';
import { statechartOf } from '../model/statechart';
import { fakeBroadcastChannel } from '../testing/fakeChannel';
import { TestConfig, testFlow } from '../testing/flows';
import { PageRunPanel } from './PageRunPanel';
import { useFollowedRun } from './useFollowedRun';
import { usePageRun } from './usePageRun';

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
  const channel = new BroadcastChannel(channelName('test'));
  const replies: unknown[] = [];
  channel.onmessage = ({ data }) => void replies.push(data);
  const runs = new Map<string, Recording>();
  const post = (message: PageMessage) => act(() => channel.postMessage(message));
  const run = (recording: Recording, page: string) => {
    runs.set(page + recording.flow, recording);
    post({ type: 'run', page, key: recording.flow, recording });
  };
  const recordingOf = (flow: string, page = 'a') => runs.get(page + flow) as Recording;
  return {
    post,
    replies,
    recordingOf,
    start: (flow: string, startedAt: number, page = 'a') =>
      run({ version: 1, flow, startedAt, input: {}, steps: [step(0)] }, page),
    step(flow: string, at: number, type?: string, page = 'a') {
      const before = recordingOf(flow, page);
      run({ ...before, steps: [...before.steps, step(at, type)] }, page);
    },
  };
}

/** The hook in a viewer that shows the flow which the hook or the user selects. */
function renderViewer(initial: string, isLive = true) {
  const { result, rerender } = renderHook(
    ({ live }) => {
      const [shownFlow, pick] = useState(initial);
      return { shownFlow, pick, ...useFollowedRun(shownFlow, live, pick) };
    },
    { initialProps: { live: isLive }, wrapper: TestConfig },
  );
  return { now: () => result.current, rerender };
}

const lamp = testFlow('lamp');

/** The panel that repeats the shown run of the lamp. */
function RunPanel() {
  const live = useFollowedRun(lamp.id, true, () => undefined);
  const pageRun = usePageRun(live.runs);
  if (live.run === null) return null;
  const { recording } = live.run;
  const statechart = statechartOf(lamp.machine);
  return <PageRunPanel {...{ flow: lamp, statechart, recording, pageRun, onRun: live.pin }} />;
}

let shop: ReturnType<typeof fakeShop>;
fakeBroadcastChannel();
beforeEach(() => {
  sessionStorage.clear();
  shop = fakeShop();
});

test('shows the flow of the run that changed last', () => {
  const { now } = renderViewer('gate');
  shop.start('crossing', 1_000);
  expect([now().shownFlow, now().chosen?.recording.flow]).toEqual(['crossing', 'crossing']);
  shop.start('lamp', 2_000);
  expect(now().shownFlow).toBe('lamp');
  shop.step('crossing', 5_000);
  expect(now().shownFlow).toBe('crossing');
  expect(now().missed).toBeNull();
});

test('does not return to a flow that the shopper left for another', () => {
  const { now } = renderViewer('gate');
  shop.start('lamp', 1_000);
  shop.start('bell', 2_000);
  shop.step('lamp', 1_500, STOP_EVENT);
  expect(now().shownFlow).toBe('bell');
});

test('changes nothing outside the live mode, and follows the latest run once the live mode opens', () => {
  const { now, rerender } = renderViewer('gate', false);
  shop.start('lamp', 1_000);
  expect(now().shownFlow).toBe('gate');
  rerender({ live: true });
  expect(now().shownFlow).toBe('lamp');
});

test('a picked flow stays until the next change', () => {
  const { now } = renderViewer('lamp');
  shop.start('lamp', 1_000);
  act(() => now().pick('gate'));
  expect(now().shownFlow).toBe('gate');
  shop.step('lamp', 10);
  expect(now().shownFlow).toBe('lamp');
});

test('stays with a chosen run, names the run that changed, and can follow it', () => {
  const { now } = renderViewer('gate');
  shop.start('lamp', 1_000);
  const [run] = now().runs;
  act(() => run && now().choose(run));
  shop.start('bell', 2_000);
  expect(now().shownFlow).toBe('lamp');
  const { missed } = now();
  expect(missed?.recording.flow).toBe('bell');
  act(() => missed && now().follow(missed));
  expect(now().shownFlow).toBe('bell');
  expect(now().missed).toBeNull();
  shop.step('lamp', 3_000);
  expect(now().shownFlow).toBe('lamp');
});

test('stays at an earlier step that the user went back to', () => {
  const { now } = renderViewer('gate');
  shop.start('lamp', 1_000);
  shop.step('lamp', 10);
  act(() => now().run?.onIndex(0));
  shop.start('bell', 2_000);
  expect([now().shownFlow, now().run?.index]).toEqual(['lamp', 0]);
  expect(now().missed?.recording.flow).toBe('bell');
});

test('keeps the runs of a closed page, also after a reload of the viewer, and numbers them by flow', () => {
  const { now } = renderViewer('gate');
  shop.start('lamp', 1_000);
  shop.post({ type: 'run', page: 'b', key: 'k', recording: shop.recordingOf('lamp') });
  shop.post({ type: 'closed', page: 'a' });
  window.dispatchEvent(new Event('pagehide'));
  const listed = ({ runs }: ReturnType<typeof now>) =>
    runs.map(({ page, number, isOver }) => [page, number, isOver]);
  expect(listed(now())).toEqual([
    ['a', 1, true],
    ['b', 2, false],
  ]);
  expect(listed(renderViewer('gate').now())).toEqual([
    ['a', 1, true],
    ['b', 2, true],
  ]);
});

test('shows a step that a page of the shop requests, and confirms it', () => {
  const { now } = renderViewer('gate', false);
  shop.start('lamp', 1_000);
  shop.step('lamp', 10);
  shop.post({ type: 'showRequested', page: 'a', key: 'unknown', index: 0 });
  expect(now().shownFlow).toBe('gate');
  shop.post({ type: 'showRequested', page: 'a', key: 'lamp', index: 0 });
  expect([now().shownFlow, now().run?.index]).toEqual(['lamp', 0]);
  expect(shop.replies).toContainEqual({ type: 'runsRequested' });
  expect(shop.replies.at(-1)).toEqual({ type: 'shown', page: 'a' });
});

test('requests a picture of each step that comes, and keeps it when more steps come', () => {
  const { now } = renderViewer('lamp');
  shop.start('lamp', 1000);
  const request = (index: number) => ({ type: 'pictureRequested', page: 'a', key: 'lamp', index });
  expect(shop.replies).toContainEqual(request(0));
  const picture = { step: 0, width: 800, height: 600, html: '<p></p>' };
  shop.post({ type: 'picture', page: 'a', key: 'lamp', picture });
  shop.step('lamp', 10);
  expect(shop.replies.at(-1)).toEqual(request(1));
  expect(now().run?.recording.pictures).toEqual([picture]);
  // A page sends no pictures of runs that it has not sent.
  shop.post({ type: 'picture', page: 'b', key: 'lamp', picture });
  expect(now().runs).toHaveLength(1);
});

test('repeats the run that was shown when its page was opened; refuses what cannot be repeated', async () => {
  render(<RunPanel />, { wrapper: TestConfig });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  jest.spyOn(window, 'open').mockReturnValue(null);
  shop.start('lamp', 1_000);
  press('Run in the street');
  expect(screen.getByRole('alert')).toHaveTextContent('so there is nothing to repeat');
  shop.step('lamp', 10, STOP_EVENT);
  shop.step('lamp', 20, 'lamp.switched');
  shop.post({ type: 'closed', page: 'a' });
  press('Run in the street');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'No page of the street is where this begins (somewhere). Needs a lamp.',
  );
  press('Open the page');
  expect(window.open).toHaveBeenCalledWith('/lamp', '_blank', 'noopener');
  shop.start('lamp', 2_000, 'b');
  press('Run in the street');
  shop.step('lamp', 30, 'lamp.switched', 'b');
  expect(await screen.findByText(/^2 of 3 steps the same.*led nowhere: 1\.$/)).toBeVisible();
});
