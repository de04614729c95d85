import { useState } from 'react';
import { styled } from 'styled-components';
import { Code, Muted, Panel, Problem, ToolButton } from '../components/controls';
import { type ComparedStep, compareRecordings } from '../model/compareRecordings';
import { messageOf } from '../model/messageOf';
import type { Recording, Step } from '../model/recording';
import { stepLabel, valueText } from '../model/stepView';
import { s } from '../theme';
import { RecordingFile } from './RecordingFile';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  th {
    text-align: left;
  }
  td {
    padding: 4px;
    border-top: 1px solid ${s('line')};
    vertical-align: top;
    overflow-wrap: break-word;
  }
  tr[data-different] td {
    background: ${s('dangerSoft')};
    color: ${s('onDangerSoft')};
  }
`;

interface ComparisonProps {
  readonly recording: Recording;
  /** Shows a step of the recording. */
  readonly onIndex: (index: number) => void;
}

/** Compares the loaded recording with another one, step by step, and shows the first difference. Equal steps are folded. */
export function Comparison({ recording, onIndex }: ComparisonProps) {
  const [other, setOther] = useState<Recording | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const read = (next: Recording) => {
    if (next.flow !== recording.flow)
      throw new Error('That recording is of another flow. Choose one of this flow.');
    setOther(next);
    const first = compareRecordings(recording, next).findIndex(({ isSame }) => !isSame);
    if (first >= 0) onIndex(Math.min(first, recording.steps.length - 1));
    setProblem(null);
  };
  const steps = other === null ? [] : compareRecordings(recording, other);
  const count = steps.filter(({ isSame }) => !isSame).length;
  return (
    <Panel label="Compare">
      <RecordingFile
        label="Compare with (a saved file)"
        onRead={read}
        onFail={(error) => setProblem(messageOf(error, 'The file could not be read.'))}
      />
      {problem === null ? null : <Problem role="alert">{problem}</Problem>}
      {other === null ? null : (
        <>
          <Muted role="status">
            {count === 0
              ? `Both have the same ${steps.length} steps.`
              : `${count === 1 ? 'One step is' : `${count} steps are`} different.`}
          </Muted>
          <Table>
            <thead>
              <tr>
                <th scope="col">This one</th>
                <th scope="col">The other</th>
              </tr>
            </thead>
            <tbody>
              {foldEqual(steps).map(([{ id, left, right, isSame }, count]) =>
                isSame ? (
                  <tr key={id}>
                    <td colSpan={2}>{count === 1 ? 'One equal step' : `${count} equal steps`}</td>
                  </tr>
                ) : (
                  <tr key={id} data-different>
                    <td>
                      {left ? (
                        <ToolButton onClick={() => onIndex(recording.steps.indexOf(left))}>
                          {stepLabel(left)}
                        </ToolButton>
                      ) : null}
                      {stateText(left)}
                    </td>
                    <td>
                      {right ? <Code>{stepLabel(right)}</Code> : null}
                      {stateText(right)}
                    </td>
                  </tr>
                ),
              )}
            </tbody>
          </Table>
        </>
      )}
    </Panel>
  );
}

/** The steps, with runs of equal ones as one, and the number of steps of each. */
function foldEqual(steps: readonly ComparedStep[]) {
  const rows: [ComparedStep, number][] = [];
  for (const step of steps) {
    const last = rows.at(-1);
    if (step.isSame && last?.[0].isSame) last[1] += 1;
    else rows.push([step, 1]);
  }
  return rows;
}

/** A long path may break after a dot. */
const stateText = (step: Step | null) => (
  <div>{step === null ? '—' : valueText(step.value).replaceAll('.', '.\u200b')}</div>
);
