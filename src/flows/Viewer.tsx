import { useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { drawings } from './drawn';
import { LivePanel } from './live/LivePanel';
import { type LiveRun, useLive } from './live/useLive';
import { chartOf } from './model/chart';
import { type FlowId, machines } from './model/flows';
import { ChartPanel } from './parts/ChartPanel';
import { Header } from './parts/Header';
import { Stage } from './parts/Stage';
import type { Run } from './run';
import { usePlace } from './usePlace';
import { useWalk, type Walk } from './walk/useWalk';
import { WalkPanel } from './walk/WalkPanel';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  height: 100vh;
  height: 100dvh;
`;

/** The flow viewer: a chart, and what is done with it. */
export function Viewer() {
  const { place, go } = usePlace();
  const { flow, mode } = place;
  const chart = useMemo(() => chartOf(machines[flow]), [flow]);
  const walk = useWalk(flow);
  const live = useFollowed(flow);

  const { walking, restart } = walk;
  useEffect(() => {
    if (mode === 'walk' && walking === null) restart();
  }, [mode, walking, restart]);

  const runs: Readonly<Partial<Record<typeof mode, Run | null>>> = {
    walk: walkRun(walk),
    live: live.run,
  };

  return (
    <Page>
      <Header place={place} />
      <Stage
        key={flow}
        chart={chart}
        drawing={drawings[flow]}
        run={runs[mode] ?? null}
        walked={undefined}
        pointed={null}
      >
        {mode === 'chart' ? <ChartPanel chart={chart} /> : null}
        {mode === 'walk' ? <WalkPanel chart={chart} walk={walk} /> : null}
        {mode === 'live' ? (
          <LivePanel
            runs={live.runs}
            chosen={live.chosen}
            onChoose={(run) => {
              live.choose(run);
              if (run.recording.flow !== flow) go({ flow: run.recording.flow });
            }}
          />
        ) : null}
      </Stage>
    </Page>
  );
}

function walkRun({ walking, look }: Walk): Run | null {
  return walking && { recording: walking.recording, index: walking.index, onIndex: look };
}

/** The live run that is followed: the one chosen, else the newest of this flow; at its last step unless one looks back. */
function useFollowed(flow: FlowId) {
  const runs = useLive();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [looked, setLooked] = useState<number | null>(null);
  const ofFlow = runs.filter(({ recording }) => recording.flow === flow);
  const chosen = ofFlow.find(({ id }) => id === chosenId) ?? ofFlow.at(-1) ?? null;
  const recording = chosen?.recording ?? null;
  const last = (recording?.steps.length ?? 0) - 1;
  const index = looked === null ? last : Math.min(looked, last);
  const run = useMemo(
    (): Run | null =>
      recording && {
        recording,
        index,
        onIndex: (next) => setLooked(next >= last ? null : next),
      },
    [recording, index, last],
  );
  return {
    runs,
    chosen,
    run,
    choose({ id }: LiveRun) {
      setChosenId(id);
      setLooked(null);
    },
  };
}
