import { useCallback, useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { drawingOf } from './drawn';
import { LabPanel } from './lab/LabPanel';
import { useLab } from './lab/useLab';
import { LivePanel } from './live/LivePanel';
import { useFollowed } from './live/useFollowed';
import { chartOf } from './model/chart';
import { machines } from './model/flows';
import type { Recording } from './model/recording';
import { ChartPanel } from './parts/ChartPanel';
import { MainButton, Part } from './parts/controls';
import { Header } from './parts/Header';
import { Stage } from './parts/Stage';
import { RecordingActions } from './replay/RecordingActions';
import { ReplayPanel } from './replay/ReplayPanel';
import { useLinked } from './replay/useLinked';
import { useReplay } from './replay/useReplay';
import type { Run } from './run';
import { useViewerLocation } from './useViewerLocation';
import type { Mode } from './viewerLocation';
import { useWalk } from './walk/useWalk';
import { WalkPanel } from './walk/WalkPanel';
import { CoverageMode } from './walked/CoverageMode';

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
  const { place, go } = useViewerLocation();
  const { flow, mode } = place;
  const chart = useMemo(() => chartOf(machines[flow]), [flow]);
  const drawing = useMemo(() => drawingOf(flow, chart), [flow, chart]);
  const walk = useWalk(flow);
  const live = useFollowed(flow, mode === 'live', (shown) => go({ flow: shown, mode: 'live' }));
  const replay = useReplay();
  const lab = useLab();
  const [walked, setWalked] = useState<ReadonlySet<string> | undefined>(undefined);
  const [pointed, setPointed] = useState<string | null>(null);

  const { walking, resume, follow } = walk;
  const isWalk = mode === 'walk' && walking === null;
  useEffect(() => {
    if (isWalk) resume();
  }, [isWalk, resume]);

  const { load } = replay;
  const open = useCallback(
    async (recording: Recording, index = 0) => {
      await load(recording, index);
      go({ flow: recording.flow, mode: 'replay' });
    },
    [load, go],
  );
  const { fail } = replay;
  useLinked(open, (problem) => {
    fail(problem);
    go({ mode: 'replay' });
  });

  const replayed = replay.loaded?.original.flow === flow ? replay.run : null;
  const walkRun = useMemo(
    (): Run | null =>
      walking && { recording: walking.recording, index: walking.index, onIndex: walk.look },
    [walking, walk.look],
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
      <Header place={place} failing={lab.rules.length} />
      <Stage
        key={flow}
        chart={chart}
        drawing={drawing}
        run={run}
        walked={mode === 'coverage' ? walked : undefined}
        pointed={pointed}
      >
        {mode === 'chart' ? <ChartPanel chart={chart} /> : null}
        {mode === 'walk' ? <WalkPanel chart={chart} walk={walk} /> : null}
        {mode === 'live' ? <LivePanel live={live} /> : null}
        {mode === 'replay' ? <ReplayPanel chart={chart} control={replay} onRead={open} /> : null}
        {mode === 'lab' ? <LabPanel lab={lab} /> : null}
        {run && mode !== 'replay' ? (
          <Part aria-label="Recording">
            <RecordingActions
              key={run.recording.startedAt}
              recording={run.recording}
              onReplay={open}
            />
          </Part>
        ) : null}
        <CoverageMode
          isShown={mode === 'coverage'}
          flow={flow}
          chart={chart}
          runs={recordings}
          live={live.runs}
          onWalked={setWalked}
          onPoint={setPointed}
          onWay={async ({ input, events }) => {
            await follow(input, events);
            go({ mode: 'walk' });
          }}
        />
      </Stage>
    </Page>
  );
}
