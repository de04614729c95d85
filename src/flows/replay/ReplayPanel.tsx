import { useId } from 'react';
import { fingerprint } from '../../machines/fingerprint';
import { flowNames, machines } from '../model/flows';
import { valueText } from '../model/moment';
import type { Recording } from '../model/recording';
import { Code, Facts, Muted, PanelTitle, Part, Problem, TextInput } from '../parts/controls';
import { RecordingActions } from './RecordingActions';
import { readRecording } from './recordingFile';
import type { Divergence } from './replay';
import type { ReplayControl } from './useReplay';

interface ReplayPanelProps {
  readonly control: ReplayControl;
  /** A recording was read; it may be of another flow. */
  readonly onRead: (recording: Recording) => void;
}

/** A recording, from a file or a link, walked again step by step. */
export function ReplayPanel({ control, onRead }: ReplayPanelProps) {
  const file = useId();
  const { loaded, problem, run, fail } = control;
  const read = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    try {
      onRead(readRecording(await chosen.text()));
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <Part aria-label="Replay">
        <PanelTitle>Replay</PanelTitle>
        <Muted>
          A recording is walked again on the chart as it is now; no call is made. Where the chart
          goes another way, that step is shown.
        </Muted>
        <label htmlFor={file}>Recording (a saved file)</label>
        <TextInput
          id={file}
          type="file"
          accept="application/json,.json"
          onChange={({ target }) => read(target.files?.[0])}
        />
        {problem === null ? null : <Problem role="alert">{problem}</Problem>}
      </Part>
      {loaded && run ? (
        <Part aria-label="This recording">
          <PanelTitle>{flowNames[loaded.original.flow]}</PanelTitle>
          <Facts>
            <dt>Recorded</dt>
            <dd>{new Date(loaded.original.startedAt).toLocaleString()}</dd>
            <dt>Steps</dt>
            <dd>{loaded.original.steps.length}</dd>
            <dt>Chart</dt>
            <dd>{chartText(loaded.original)}</dd>
          </Facts>
          {loaded.divergence === null ? (
            <Muted role="status">It went the same way, step by step.</Muted>
          ) : (
            <DivergenceText divergence={loaded.divergence} />
          )}
          <RecordingActions recording={loaded.original} index={run.index} />
        </Part>
      ) : null}
    </>
  );
}

const chartText = (recording: Recording) =>
  recording.fingerprint === fingerprint(machines[recording.flow])
    ? 'the same as now'
    : 'has changed since';

function DivergenceText({ divergence }: { readonly divergence: Divergence }) {
  const { index, reason, recorded, replayed } = divergence;
  return (
    <Problem role="alert">
      Step {index + 1} went another way. {reason} Recorded: <Code>{valueText(recorded.value)}</Code>
      {replayed ? (
        <>
          , now: <Code>{valueText(replayed.value)}</Code>
        </>
      ) : null}
      . Arrows recorded: <Code>{recorded.arrows.join('; ') || 'none'}</Code>, now:{' '}
      <Code>{replayed?.arrows.join('; ') || 'none'}</Code>.
    </Problem>
  );
}
