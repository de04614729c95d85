import type { ReactNode } from 'react';
import { Code, Facts, Muted, Panel, PanelTitle, Problem } from '../components/controls';
import { transitionText, verdictText } from '../components/describe';
import type { Flow } from '../flow';
import type { Recording, Step } from '../model/recording';
import type { Statechart } from '../model/statechart';
import { valueText } from '../model/stepView';
import { RecordingFile } from './RecordingFile';
import { COMPARED, type Divergence } from './replay';
import type { ReplayControl } from './useReplay';

interface ReplayPanelProps {
  readonly flow: Flow;
  readonly statechart: Statechart;
  readonly control: ReplayControl;
  /** Called with the recording of a file, which may be of another flow. */
  readonly onRead: (recording: Recording) => void;
}

/** The panel of the replay mode: loads a recording and shows the result of its replay. */
export function ReplayPanel({ flow, statechart, control, onRead }: ReplayPanelProps) {
  const { loaded, problem, fail } = control;
  return (
    <>
      <Panel label="Replay">
        <Muted>
          Sends the events of a recording to the current statechart; no call is made. It stops at
          the first step that goes another way.
        </Muted>
        <RecordingFile label="Recording (a saved file)" onRead={onRead} onFail={fail} />
        {problem === null ? null : <Problem role="alert">{problem}</Problem>}
      </Panel>
      {loaded?.original.flow === flow.id ? (
        <Panel label="This recording" title={flow.name}>
          <Facts
            facts={{
              Recorded: new Date(loaded.original.startedAt).toLocaleString(),
              Steps: loaded.original.steps.length,
              ...reportFacts(loaded.original),
            }}
          />
          {loaded.divergence ? null : <Muted role="status">{resultText(loaded.original)}</Muted>}
        </Panel>
      ) : null}
      {loaded?.divergence ? (
        <DivergenceSection statechart={statechart} divergence={loaded.divergence} />
      ) : null}
    </>
  );
}

/** Where the run took place; nothing for a walk. */
function reportFacts({ report }: Recording): Readonly<Record<string, ReactNode>> {
  if (report === undefined) return {};
  const { build, browser, viewport, labRules, errors } = report;
  const lines = (texts: readonly string[]) =>
    texts.length === 0 ? 'none' : texts.map((text) => <div key={text}>{text}</div>);
  return {
    Build: <Code>{build}</Code>,
    Browser: browser,
    Window: viewport,
    'Failure lab': lines(labRules),
    Errors: lines(
      errors.map(({ at, kind, place }) => `${kind} after ${(at / 1000).toFixed(1)} s ${place}`),
    ),
  };
}

const resultText = ({ isLean }: Recording) =>
  isLean
    ? 'It went the same way, step by step. (A link contains no contexts and no guards to compare.)'
    : 'It went the same way, step by step: transitions, states, guards and contexts.';

interface DivergenceSectionProps {
  readonly statechart: Statechart;
  readonly divergence: Divergence;
  /** What the recorded and the new values are called. */
  readonly names?: readonly [recorded: string, now: string];
}

/** Shows the first difference of a replay or a run on a page: the recorded and the new values of that step. */
export function DivergenceSection({
  statechart,
  divergence,
  names = ['Recorded', 'Now'],
}: DivergenceSectionProps) {
  const { index, reason, differences } = divergence;
  return (
    <Panel label="Divergence" title={null}>
      <Problem role="alert">{`Step ${index + 1} went another way. ${reason}`}</Problem>
      {differences.map(({ what, recorded, replayed }) => (
        <div key={what}>
          <PanelTitle as="h3">{COMPARED[what]?.name ?? what}</PanelTitle>
          <Facts
            facts={{
              [names[0]]: <Code>{differenceText(statechart, what, recorded)}</Code>,
              [names[1]]: <Code>{differenceText(statechart, what, replayed)}</Code>,
            }}
          />
        </div>
      ))}
    </Panel>
  );
}

function differenceText(statechart: Statechart, what: string, value: unknown): string {
  switch (what) {
    case 'transitions': {
      const texts = (value as Step['transitions']).map((id) => transitionText(statechart, id));
      return texts.join('; ') || 'none';
    }
    case 'verdicts': {
      const texts = (value as Step['verdicts']).map((one) => `${one.guard} ${verdictText(one)}`);
      return texts.join('; ') || 'none was evaluated';
    }
    case 'event':
      return String(value);
    case 'value':
      return valueText(value as Step['value']);
    default:
      return value === undefined ? 'nothing' : JSON.stringify(value);
  }
}
