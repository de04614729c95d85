import { useCallback, useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { MainButton, PanelSection } from './components/controls';
import { Header } from './components/Header';
import { Stage } from './components/Stage';
import { StatechartPanel } from './components/StatechartPanel';
import { CoverageMode } from './coverage/CoverageMode';
import { drawingOf } from './drawings';
import { LabPanel } from './lab/LabPanel';
import { useLab } from './lab/useLab';
import { LivePanel } from './live/LivePanel';
import { useFollowedRun } from './live/useFollowedRun';
import { machines } from './model/flows';
import type { Recording } from './model/recording';
import { statechartOf } from './model/statechart';
import { RecordingActions } from './replay/RecordingActions';
import { ReplayPanel } from './replay/ReplayPanel';
import { useLinkedRecording } from './replay/useLinkedRecording';
import { useReplay } from './replay/useReplay';
import type { Run } from './run';
import { useViewerLocation } from './useViewerLocation';
import type { Mode } from './viewerLocation';
import { useWalk } from './walk/useWalk';
import { WalkPanel } from './walk/WalkPanel';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  height: 100vh;
  height: 100dvh;
`;

const Skip = styled(MainButton)`
  position: absolute;
  top: 8px;
  left: 8px;
  z-index: 1;

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

/** The flow viewer: the statechart of one flow, with the panel of the selected mode. */
export function Viewer() {
  const { location, navigate } = useViewerLocation();
  const { flow, mode } = location;
  const statechart = useMemo(() => statechartOf(machines[flow]), [flow]);
  const drawing = useMemo(() => drawingOf(flow, statechart), [flow, statechart]);
  const walk = useWalk(flow);
  const live = useFollowedRun(flow, mode === 'live', (shown) =>
    navigate({ flow: shown, mode: 'live' }),
  );
  const replay = useReplay();
  const lab = useLab();
  const [visited, setVisited] = useState<ReadonlySet<string> | undefined>(undefined);
  const [highlighted, setHighlighted] = useState<string | null>(null);

  const { walking, resume, follow } = walk;
  const isWalk = mode === 'walk' && walking === null;
  useEffect(() => {
    if (isWalk) resume();
  }, [isWalk, resume]);

  const { load } = replay;
  const open = useCallback(
    async (recording: Recording, index = 0) => {
      await load(recording, index);
      navigate({ flow: recording.flow, mode: 'replay' });
    },
    [load, navigate],
  );
  const { fail } = replay;
  useLinkedRecording(open, (problem) => {
    fail(problem);
    navigate({ mode: 'replay' });
  });

  const replayed = replay.loaded?.original.flow === flow ? replay.run : null;
  const walkRun = useMemo(
    (): Run | null =>
      walking && { recording: walking.recording, index: walking.index, onIndex: walk.selectStep },
    [walking, walk.selectStep],
  );
  const runs: Readonly<Partial<Record<Mode, Run | null>>> = {
    walk: walkRun,
    live: live.run,
    replay: replayed,
  };
  const run = runs[mode] ?? null;
  const recordings = useMemo(
    () => ({ walk: walkRun, live: live.run, replay: replayed }),
    [walkRun, live.run, replayed],
  );

  return (
    <Page>
      <Skip
        type="button"
        onClick={() => document.querySelector<HTMLElement>('[role=application]')?.focus()}
      >
        Skip to the drawing
      </Skip>
      <Header location={location} failing={lab.rules.length} />
      <Stage
        key={flow}
        statechart={statechart}
        drawing={drawing}
        run={run}
        visited={mode === 'coverage' ? visited : undefined}
        highlighted={highlighted}
      >
        {mode === 'chart' ? <StatechartPanel statechart={statechart} /> : null}
        {mode === 'walk' ? <WalkPanel statechart={statechart} walk={walk} /> : null}
        {mode === 'live' ? <LivePanel live={live} /> : null}
        {mode === 'replay' ? (
          <ReplayPanel statechart={statechart} control={replay} onRead={open} />
        ) : null}
        {mode === 'lab' ? <LabPanel lab={lab} /> : null}
        {run && mode !== 'replay' ? (
          <PanelSection aria-label="Recording">
            <RecordingActions
              key={run.recording.startedAt}
              recording={run.recording}
              onReplay={open}
            />
          </PanelSection>
        ) : null}
        <CoverageMode
          isShown={mode === 'coverage'}
          flow={flow}
          statechart={statechart}
          runs={recordings}
          live={live.runs}
          onVisited={setVisited}
          onHighlight={setHighlighted}
          onWalkPath={async ({ input, events }) => {
            await follow(input, events);
            navigate({ mode: 'walk' });
          }}
        />
      </Stage>
    </Page>
  );
}
