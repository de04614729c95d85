import { type ReactElement, useEffect, useEffectEvent, useMemo } from 'react';
import { styled } from 'styled-components';
import { viewKey } from './canvas/useView';
import { chartOf, nextFlow, statechartOfChart } from './chart';
import { MainButton, Panel } from './components/controls';
import { Header } from './components/Header';
import { Stage } from './components/Stage';
import { useConfig, useFlows } from './config';
import { CoveragePanel } from './coverage/CoveragePanel';
import type { FlowPath } from './coverage/shortestFlowPath';
import { useCoverage } from './coverage/useCoverage';
import { WaysPanel } from './coverage/WaysPanel';
import { type Flow, flowOf } from './flow';
import { LabPanel } from './lab/LabPanel';
import { useLab } from './lab/useLab';
import { LivePanel } from './live/LivePanel';
import { PageRunPanel } from './live/PageRunPanel';
import { useFollowedRun } from './live/useFollowedRun';
import { usePageRun } from './live/usePageRun';
import { decodeLink } from './model/link';
import type { Recording } from './model/recording';
import { statechartOf } from './model/statechart';
import type { Run } from './model/stepView';
import type { Mode } from './modes';
import { StepPicture } from './picture/StepPicture';
import { Comparison } from './replay/Comparison';
import { RecordingActions } from './replay/RecordingActions';
import { ReplayPanel } from './replay/ReplayPanel';
import { type ReplayControl, useReplay } from './replay/useReplay';
import { writeStored } from './storage';
import { useViewerLocation } from './viewerLocation';
import { takingEvents } from './walk/takingEvents';
import { useWalk } from './walk/useWalk';
import { WalkPanel } from './walk/WalkPanel';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  height: 100vh;
  height: 100dvh;
  font-size: 0.875rem;
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

/** The tabs of each mode, with their contents. */
type Panels = Readonly<Record<Mode, Readonly<Record<string, ReactElement | null>>>>;

/** The flow viewer: the statechart of one flow, with the panel of the selected mode. */
export function Viewer() {
  const { fragment, location, navigate, replace } = useViewerLocation();
  const { charts, application, namespace } = useConfig();
  const flows = useFlows();
  const { mode } = location;
  const flow = flowOf(flows, location.flow);
  const statechart = useMemo(() => statechartOf(flow.machine, flow.descriptions), [flow]);
  const chart = chartOf(charts, flow.id);
  const whole = useMemo(() => statechartOfChart(chart), [chart]);
  const walk = useWalk(flow, mode === 'walk');
  const live = useFollowedRun(flow.id, mode === 'live', (shown) =>
    navigate({ flow: shown, mode: 'live' }),
  );
  const replay = useReplay();
  const lab = useLab();
  const runs = {
    walk: walk.run,
    live: live.run,
    replay: replay.loaded?.original.flow === flow.id ? replay.run : null,
  };
  const coverage = useCoverage(statechart, runs, live.runs);
  const pageRun = usePageRun(live.runs);
  const run = pageRun.mark(
    mode === 'walk' || mode === 'live' || mode === 'replay' ? runs[mode] : null,
  );

  const open = async (recording: Recording, index = 0) => {
    await replay.load(recording, index);
    navigate({ flow: recording.flow, mode: 'replay' });
  };
  const openLink = useEffectEvent(async (link: string) => {
    if (replay.hasLoaded(link)) return;
    try {
      const linked = await decodeLink(link);
      if (linked) await open(linked.recording, linked.step);
    } catch (error) {
      replay.fail(error);
      navigate({ mode: 'replay' });
    }
  });
  useEffect(() => void openLink(fragment), [fragment]);
  // The address of a replay is a link to its step.
  const address = mode === 'replay' && runs.replay ? replay.address : null;
  const keepAddress = useEffectEvent((replayed: string | null) => {
    if (replayed !== null && location.replayed !== replayed) replace({ replayed });
  });
  useEffect(() => keepAddress(address), [address]);

  const pageRunPanel =
    run && application.url ? (
      <PageRunPanel
        flow={flow}
        statechart={statechart}
        recording={run.recording}
        pageRun={pageRun}
        onRun={() => mode === 'live' && live.pin()}
      />
    ) : null;
  const loaded = mode === 'replay' ? replay.loaded : null;
  const shared = run && <SharePanel flow={flow} run={run} loaded={loaded} onReplay={open} />;
  const pictured = run && <StepPicture run={run} />;
  const { walking } = walk;
  const taking = useMemo(
    () => walking && takingEvents(flow, statechart, walking.session),
    [flow, statechart, walking],
  );
  const walkAlong = async ({ input, events }: FlowPath) => {
    await walk.start({ name: 'a known path', input }, events);
    navigate({ mode: 'walk' });
  };
  const selectedState = statechart.states.find(({ id, parent }) => id === location.at && parent);
  const ways = selectedState ? (
    <WaysPanel
      key={selectedState.id}
      flow={flow}
      statechart={statechart}
      from={selectedState.id}
      to={location.to ?? ''}
      onTo={(to) => replace({ to })}
      onWalk={walkAlong}
    />
  ) : null;
  const withRun = (panel: ReactElement) => (
    <>
      {panel}
      {pageRunPanel}
    </>
  );
  const panelsOf = (choose: (id: string) => void): Panels => ({
    statechart: {},
    walk: {
      Step: (
        <WalkPanel
          flow={flow}
          statechart={statechart}
          walk={walk}
          next={(active) => nextFlow(chart, active)}
          onNext={(next) => navigate({ flow: next.id })}
        />
      ),
      Run: pageRunPanel,
      Share: shared,
    },
    live: { Step: pictured, Run: withRun(<LivePanel live={live} />), Share: shared },
    replay: {
      Step: pictured,
      Run: withRun(
        <ReplayPanel flow={flow} statechart={statechart} control={replay} onRead={open} />,
      ),
      Share: shared,
    },
    coverage: {
      Coverage: (
        <CoveragePanel
          flow={flow}
          statechart={statechart}
          coverage={coverage}
          onHighlight={choose}
          onWalk={walkAlong}
        />
      ),
    },
    lab: { Failures: <LabPanel lab={lab} /> },
  });

  return (
    <Page>
      <Skip onClick={() => document.querySelector<HTMLElement>('[role=application]')?.focus()}>
        Skip to the drawing
      </Skip>
      <Skip onClick={() => document.querySelector<HTMLElement>('aside')?.focus()}>
        Skip to the panel
      </Skip>
      <Header location={location} failing={lab.rules.length} />
      <Stage
        key={chart.id}
        statechart={whole}
        part={statechart}
        machine={flow.machine}
        selected={location.at ?? null}
        onSelect={(at) => replace({ at, to: at === location.at ? (location.to ?? null) : null })}
        onOpen={(opened, at, to) => {
          // It is shown in place of the view that would be restored.
          writeStored('sessionStorage', viewKey(namespace, opened), null);
          navigate({ flow: opened, at, to: to ?? null });
        }}
        run={run}
        visited={mode === 'coverage' ? coverage.source.visited : undefined}
        mode={mode}
        takes={mode === 'walk' ? taking : null}
        onTake={walk.send}
        panels={(choose) => ({ Details: ways, ...panelsOf(choose)[mode] })}
      />
    </Page>
  );
}

interface SharePanelProps {
  readonly flow: Flow;
  readonly run: Run;
  /** The replayed recording, in the replay mode. */
  readonly loaded: ReplayControl['loaded'];
  readonly onReplay: (recording: Recording) => void;
}

/** What can be made of the shown recording. */
function SharePanel({ flow, run, loaded, onReplay }: SharePanelProps) {
  const { recording, index } = run;
  return (
    <>
      <Panel label="Recording" title={null}>
        <RecordingActions
          key={loaded?.link ?? recording.startedAt}
          flow={flow}
          recording={loaded?.original ?? recording}
          index={index}
          {...(loaded ? { replayed: loaded.recording } : { onReplay })}
        />
      </Panel>
      {loaded ? (
        <Comparison key={loaded.link} recording={loaded.original} onIndex={run.onIndex} />
      ) : null}
    </>
  );
}
