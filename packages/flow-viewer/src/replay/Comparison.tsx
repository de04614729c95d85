import { useState } from 'react';
import { styled } from 'styled-components';
import { Code, Muted, Panel, Problem } from '../components/controls';
import { compareRecordings } from '../model/compareRecordings';
import { messageOf } from '../model/messageOf';
import type { Recording, Step } from '../model/recording';
import { describeEvent } from '../model/statechart';
import { valueText } from '../model/stepView';
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
    overflow-wrap: anywhere;
  }
  tr[data-different='true'] td {
    background: ${s('dangerSoft')};
    color: ${s('onDangerSoft')};
  }
`;

/** Compares the loaded recording with another one, step by step. */
export function Comparison({ recording }: { readonly recording: Recording }) {
  const [other, setOther] = useState<Recording | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const read = (next: Recording) => {
    if (next.flow !== recording.flow)
      throw new Error('That recording is of another flow. Choose one of this flow.');
    setOther(next);
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
              {steps.map(({ id, left, right, isSame }) => (
                <tr key={id} data-different={!isSame}>
                  <td>{stepText(left)}</td>
                  <td>{stepText(right)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </>
      )}
    </Panel>
  );
}

const stepText = (step: Step | null) =>
  step === null ? (
    '—'
  ) : (
    <>
      <Code>{describeEvent(step.event.type).label}</Code>
      <div>{valueText(step.value)}</div>
    </>
  );
