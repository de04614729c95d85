import { useEffect, useMemo, useState } from 'react';
import type { LiveRun } from '../live/useLive';
import type { Chart } from '../model/chart';
import type { FlowId } from '../model/flows';
import { visitedBy } from '../model/stepView';
import { Part, Problem } from '../parts/controls';
import type { Run } from '../run';
import { CoveragePanel } from './CoveragePanel';
import { coverageOf } from './coverage';
import { type KnownPath, shortestPath } from './knownPaths';
import { useVisited } from './useVisited';

interface CoverageModeProps {
  /** It counts in every mode, and is seen in its own. */
  readonly isShown: boolean;
  readonly flow: FlowId;
  readonly chart: Chart;
  /** What of this flow is at hand. */
  readonly runs: Readonly<Record<'walk' | 'live' | 'replay', Run | null>>;
  /** The live runs of every flow: they count, looked at or not. */
  readonly live: readonly LiveRun[];
  readonly onWalked: (walked: ReadonlySet<string>) => void;
  readonly onPoint: (id: string) => void;
  /** A way to something that is missing is to be walked. */
  readonly onWay: (way: KnownPath) => Promise<void>;
}

const NAMES = { walk: 'This walk', live: 'This live run', replay: 'This replay' } as const;

/** Counts what is walked, and shows it on the chart. */
export function CoverageMode(props: CoverageModeProps) {
  const { isShown, flow, chart, runs, live, onWalked, onPoint, onWay } = props;
  const recordings = useMemo(
    () =>
      (['walk', 'live', 'replay'] as const).flatMap((name) => {
        const recording = runs[name]?.recording;
        return recording ? [{ name: NAMES[name], recording }] : [];
      }),
    [runs],
  );
  const all = useMemo(
    () => [...recordings, ...live].map(({ recording }) => recording),
    [recordings, live],
  );
  const { walked: ever, forget } = useVisited(all);
  const walked = useMemo(() => new Set(ever[flow]), [ever, flow]);
  const sources = useMemo(
    () => [
      { name: 'All together', coverage: coverageOf(chart, walked) },
      ...recordings.map(({ name, recording }) => ({
        name,
        coverage: coverageOf(chart, visitedBy(chart, recording.steps)),
      })),
    ],
    [chart, walked, recordings],
  );
  const [chosen, setChosen] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const painted = (sources[chosen] ?? sources[0])?.coverage.walked;
  useEffect(() => {
    if (painted) onWalked(painted);
  }, [painted, onWalked]);

  if (!isShown) return null;
  const walk = async (id: string) => {
    const way = await shortestPath(chart, flow, id);
    setProblem(way === null ? 'No way there is known.' : null);
    if (way) await onWay(way);
  };
  return (
    <>
      {problem === null ? null : (
        <Part>
          <Problem role="alert">{problem}</Problem>
        </Part>
      )}
      <CoveragePanel
        chart={chart}
        sources={sources}
        chosen={chosen}
        onChoose={setChosen}
        onPoint={onPoint}
        onWalk={walk}
        onForget={forget}
      />
    </>
  );
}
