import { useEffect, useMemo, useState } from 'react';
import { PanelSection, Problem } from '../components/controls';
import type { LiveRun } from '../live/useLiveRuns';
import type { FlowId } from '../model/flows';
import type { Statechart } from '../model/statechart';
import { visitedBy } from '../model/stepView';
import type { Run } from '../run';
import { CoveragePanel } from './CoveragePanel';
import { coverageOf } from './coverage';
import { type KnownPath, shortestPath } from './knownPaths';
import { useVisited } from './useVisited';

interface CoverageModeProps {
  /** Whether the panel is shown. Visits are counted in every mode. */
  readonly isShown: boolean;
  readonly flow: FlowId;
  readonly statechart: Statechart;
  /** The current runs of this flow. */
  readonly runs: Readonly<Record<'walk' | 'live' | 'replay', Run | null>>;
  /** The live runs of every flow. They count even when they are not shown. */
  readonly live: readonly LiveRun[];
  readonly onVisited: (visited: ReadonlySet<string>) => void;
  readonly onHighlight: (id: string) => void;
  /** Called with the path to a missing state or transition. */
  readonly onWalkPath: (path: KnownPath) => Promise<void>;
}

const NAMES = { walk: 'This walk', live: 'This live run', replay: 'This replay' } as const;

/** Counts the visited states and transitions, and shows them on the statechart. */
export function CoverageMode(props: CoverageModeProps) {
  const { isShown, flow, statechart, runs, live, onVisited, onHighlight, onWalkPath } = props;
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
  const { visited: visitedByFlow, forget } = useVisited(all);
  const visited = useMemo(() => new Set(visitedByFlow[flow]), [visitedByFlow, flow]);
  const sources = useMemo(
    () => [
      { name: 'All together', coverage: coverageOf(statechart, visited) },
      ...recordings.map(({ name, recording }) => ({
        name,
        coverage: coverageOf(statechart, visitedBy(statechart, recording.steps)),
      })),
    ],
    [statechart, visited, recordings],
  );
  const [chosen, setChosen] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const shownIds = (sources[chosen] ?? sources[0])?.coverage.visited;
  useEffect(() => {
    if (shownIds) onVisited(shownIds);
  }, [shownIds, onVisited]);

  if (!isShown) return null;
  const walk = async (id: string) => {
    const path = await shortestPath(statechart, flow, id);
    setProblem(path === null ? 'No path to it is known.' : null);
    if (path) await onWalkPath(path);
  };
  return (
    <>
      {problem === null ? null : (
        <PanelSection>
          <Problem role="alert">{problem}</Problem>
        </PanelSection>
      )}
      <CoveragePanel
        statechart={statechart}
        sources={sources}
        chosen={chosen}
        onChoose={setChosen}
        onHighlight={onHighlight}
        onWalk={walk}
        onForget={forget}
      />
    </>
  );
}
