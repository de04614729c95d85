import { useId } from 'react';
import { fingerprint } from '../../machines/fingerprint';
import type { Chart } from '../model/chart';
import { flowNames, machines } from '../model/flows';
import type { Recording } from '../model/recording';
import { Facts, Muted, PanelTitle, Part, Problem, TextInput } from '../parts/controls';
import { DivergencePart } from './DivergencePart';
import { RecordingActions } from './RecordingActions';
import { readRecording } from './recordingFile';
import type { ReplayControl } from './useReplay';

interface ReplayPanelProps {
  readonly chart: Chart;
  readonly control: ReplayControl;
  /** A recording was read; it may be of another flow. */
  readonly onRead: (recording: Recording) => void;
}

/** A recording, from a file or a link, walked again step by step. */
export function ReplayPanel({ chart, control, onRead }: ReplayPanelProps) {
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
            <Muted role="status">{wentText(loaded.original)}</Muted>
          ) : null}
          <RecordingActions recording={loaded.original} walked={loaded.recording} />
        </Part>
      ) : null}
      {loaded?.divergence && run ? (
        <DivergencePart chart={chart} divergence={loaded.divergence} />
      ) : null}
    </>
  );
}

const chartText = (recording: Recording) =>
  recording.fingerprint === fingerprint(machines[recording.flow])
    ? 'the same as now'
    : 'has changed since';

/** What can be said of a recording that did not go another way. */
function wentText({ dropped = 0, isLean = false }: Recording): string {
  if (dropped > 0) {
    return `Its first ${dropped} steps are no longer kept: it can be looked at, not replayed.`;
  }
  return isLean
    ? 'It went the same way, step by step. (A link holds neither contexts nor guards to compare.)'
    : 'It went the same way, step by step: arrows, states, guards and contexts.';
}
