import { useId, useState } from 'react';
import { download } from '../canvas/exportDrawing';
import { CopyLink, Row, TextInput, ToolButton } from '../components/controls';
import type { Flow } from '../flow';
import { encodeLink } from '../model/link';
import { fileName, type Recording } from '../model/recording';
import { generateTest, titleOf } from './generateTest';

interface RecordingActionsProps {
  readonly flow: Flow;
  readonly recording: Recording;
  /** The step at which a link opens. */
  readonly index: number;
  /** The replayed recording, from which a test is generated; the default is `recording`. */
  readonly replayed?: Recording;
  /** Replays the recording; absent in the replay mode. */
  readonly onReplay?: (recording: Recording) => void;
}

/** Buttons that save a recording as a file, copy a link, generate a test, or replay it. */
export function RecordingActions(props: RecordingActionsProps) {
  const { flow, index, replayed = props.recording, onReplay } = props;
  const { writeStory } = flow;
  const noteId = useId();
  const [note, setNote] = useState(props.recording.note ?? '');
  const { note: _, ...withoutNote } = props.recording;
  const recording: Recording = note === '' ? withoutNote : { ...withoutNote, note };
  const save = (text: string, ending: string) =>
    download(new Blob([text], { type: 'text/plain' }), fileName(recording, ending));
  return (
    <>
      <label htmlFor={noteId}>Note</label>
      <TextInput
        id={noteId}
        placeholder="What you expected, and what happened"
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Row>
        <ToolButton onClick={() => save(JSON.stringify(recording, null, 1), 'json')}>
          Save
        </ToolButton>
        <CopyLink
          fragment={() => encodeLink(recording, index)}
          copied="The link is copied. It contains the whole recording; no server stores it."
          failed="The link could not be copied. Save the recording as a file instead."
        />
        <ToolButton onClick={() => save(generateTest(flow, replayed), 'test.ts')}>
          Make this a test
        </ToolButton>
        {writeStory ? (
          <ToolButton
            onClick={async () =>
              save(await writeStory(replayed, titleOf(flow, replayed.steps)), 'story.ts')
            }
          >
            Make this a story
          </ToolButton>
        ) : null}
        {onReplay ? <ToolButton onClick={() => onReplay(recording)}>Replay</ToolButton> : null}
      </Row>
    </>
  );
}
