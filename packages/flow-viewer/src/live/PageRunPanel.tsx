import { MainButton, Muted, Panel, Problem, Row, ToolButton } from '../components/controls';
import { useConfig } from '../config';
import type { Flow } from '../flow';
import type { Recording } from '../model/recording';
import type { Statechart } from '../model/statechart';
import { stepLabel } from '../model/stepView';
import { DivergenceSection } from '../replay/ReplayPanel';
import type { PageRun } from './usePageRun';

interface PageRunPanelProps {
  readonly flow: Flow;
  readonly statechart: Statechart;
  readonly recording: Recording;
  readonly pageRun: PageRun;
  /** Called when the page is opened and when the run begins: the viewer then stays with this recording. */
  readonly onRun: () => void;
}

/** Runs a recording on an open page of the application and shows where the page differs. */
export function PageRunPanel(props: PageRunPanelProps) {
  const { flow, statechart, recording, pageRun, onRun } = props;
  const { application } = useConfig();
  const { start, stop } = pageRun;
  const { url, needs } = flow.page ?? { url: application.url };
  const progress = pageRun.progress?.recording.flow === flow.id ? pageRun.progress : null;
  const isRunning = progress?.status === 'running';
  return (
    <Panel label={`Run in ${application.name}`}>
      <Row>
        <MainButton
          onClick={() => {
            onRun();
            if (isRunning) stop();
            else start(flow, recording);
          }}
        >
          {isRunning ? 'Stop' : `Run in ${application.name}`}
        </MainButton>
        <ToolButton
          onClick={() => {
            onRun();
            application.enable();
            window.open(url, '_blank', 'noopener');
          }}
        >
          Open the page
        </ToolButton>
      </Row>
      {needs ? <Muted>{needs}</Muted> : null}
      {progress === null ? (
        <Muted>
          Sends the events to the flow of a page in another tab, with the real effects. The fields
          of that page stay empty.
        </Muted>
      ) : null}
      <Muted role="status">{progress === null ? '' : statusText(progress)}</Muted>
      {progress?.status === 'failed' ? (
        <Problem role="alert">
          {progress.index === 0 ? progress.message : `${stepText(progress)}: ${progress.message}`}
        </Problem>
      ) : null}
      {progress?.status === 'different' ? (
        <DivergenceSection
          statechart={statechart}
          divergence={progress.divergence}
          names={['Expected', 'Actual']}
        />
      ) : null}
    </Panel>
  );
}

type Progress = NonNullable<PageRun['progress']>;

/** Such as `Step 3 of 4, sendCode ✓`. */
function stepText({ recording: { steps }, index }: Progress): string {
  const step = steps[index];
  return `Step ${index + 1} of ${steps.length}, ${step ? stepLabel(step) : ''}`;
}

function statusText(progress: Progress): string {
  if (progress.status === 'running') return `${stepText(progress)}. ${progress.task ?? ''}`;
  if (progress.status !== 'same') return '';
  const [same, all] = [progress.compared, progress.recording.steps.length];
  const rest = all === same ? '' : ` Not compared, because they led nowhere: ${all - same}.`;
  return `${same} of ${all} steps the same: transitions and states.${rest}`;
}
