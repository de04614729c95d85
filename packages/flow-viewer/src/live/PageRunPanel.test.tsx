import { act, fireEvent, render, screen } from '@testing-library/react';
import { channelName, type PageMessage, type ViewerMessage } from '../model/messages';
import type { Recording, Step } from '../model/recording';
import { statechartOf } from '../model/statechart';
import { fakeBroadcastChannel } from '../testing/fakeChannel';
import { TestConfig, testFlow } from '../testing/flows';
import { PageRunPanel } from './PageRunPanel';
import { useFollowedRun } from './useFollowedRun';
import { usePageRun } from './usePageRun';

fakeBroadcastChannel();
beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(window, 'open').mockReturnValue(null);
});

const stepOf = (type: string, value: string): Step => ({
  at: 0,
  event: { type },
  transitions: [],
  verdicts: [],
  value,
  context: {},
  status: 'active',
});
const started = stepOf('xstate.init', 'dark');
const switched = [stepOf('lamp.switched', 'lit'), stepOf('lamp.switched', 'dark')];

const flow = testFlow('lamp');

function Viewer() {
  const live = useFollowedRun(flow.id, true, () => undefined);
  const pageRun = usePageRun(live.runs);
  return live.run ? (
    <PageRunPanel
      flow={flow}
      statechart={statechartOf(flow.machine)}
      recording={live.run.recording}
      pageRun={pageRun}
      onRun={live.pin}
    />
  ) : null;
}

/** A viewer that follows the lamp, and what its pages send. */
function openViewer() {
  render(<Viewer />, { wrapper: TestConfig });
  const channel = new BroadcastChannel(channelName('test'));
  const sent: unknown[] = [];
  let onEvent: () => void = () => undefined;
  channel.onmessage = ({ data }: MessageEvent<ViewerMessage>) => {
    if (data.type !== 'eventSent') return;
    sent.push(data.key);
    onEvent();
  };
  const publish = (key: string, startedAt: number, steps: readonly Step[]) => {
    const recording: Recording = { version: 1, flow: 'lamp', startedAt, steps: [...steps] };
    const message: PageMessage = { type: 'run', page: key, key, recording };
    act(() => channel.postMessage(message));
  };
  return {
    sent,
    publish,
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    answer: (next: () => void) => {
      onEvent = next;
    },
  };
}

test('repeats the run that was shown when its page was opened, and counts the steps', async () => {
  const { sent, publish, press, answer } = openViewer();
  publish('tester', 1_000, [started, ...switched]);
  press('Open the page');
  expect(window.open).toHaveBeenCalledWith('/lamp', '_blank', 'noopener');
  expect(screen.getByText('Needs a lamp.')).toBeVisible();
  publish('opened', 2_000, [started]);
  answer(() => publish('opened', 2_000, [started, ...switched.slice(0, sent.length)]));
  press('Run in the street');
  expect(await screen.findByText('2 of 2 steps the same: transitions and states.')).toBeVisible();
  expect(sent).toEqual(['opened', 'opened']);
});

test('refuses a run without a step to repeat, and says where a run has to begin', () => {
  const { sent, publish, press } = openViewer();
  publish('opened', 1_000, [started]);
  press('Run in the street');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This recording has no step after its start, so there is nothing to repeat. Choose another one.',
  );
  publish('opened', 1_000, [started, ...switched.slice(0, 1)]);
  press('Run in the street');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'No page of the street is where this begins (dark). Needs a lamp.',
  );
  expect(sent).toEqual([]);
});
