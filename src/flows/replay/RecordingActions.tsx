import { useState } from 'react';
import { download } from '../canvas/exportDrawing';
import { linkOf } from '../model/link';
import type { Recording } from '../model/recording';
import { Muted, Row, ToolButton } from '../parts/controls';
import { testOf } from './makeTest';
import { fileName, fileOf } from './recordingFile';

interface RecordingActionsProps {
  readonly recording: Recording;
  /** The replayed recording, from which a test is generated; the default is `recording`. */
  readonly walked?: Recording;
  /** Replays the recording; absent in the replay mode. */
  readonly onReplay?: (recording: Recording) => void;
}

/** Buttons that save a recording as a file, copy a link, generate a test, or replay it. */
export function RecordingActions(props: RecordingActionsProps) {
  const { recording, walked = recording, onReplay } = props;
  const [said, setSaid] = useState('');
  const copyLink = async () => {
    try {
      // Opens at the first step, as a file does.
      const fragment = await linkOf(recording, 0);
      await navigator.clipboard.writeText(new URL(`/flows${fragment}`, window.location.href).href);
      setSaid('The link is copied. It holds the whole recording; no server keeps it.');
    } catch {
      setSaid('The link could not be copied. Save the recording as a file instead.');
    }
  };
  const saveTest = () =>
    download(new Blob([testOf(walked)], { type: 'text/plain' }), fileName(recording, 'test.ts'));
  return (
    <>
      <Row>
        <ToolButton
          type="button"
          onClick={() => download(fileOf(recording), fileName(recording, 'json'))}
        >
          Save
        </ToolButton>
        <ToolButton type="button" onClick={copyLink}>
          Copy link
        </ToolButton>
        <ToolButton type="button" onClick={saveTest}>
          Make this a test
        </ToolButton>
        {onReplay ? (
          <ToolButton type="button" onClick={() => onReplay(recording)}>
            Replay
          </ToolButton>
        ) : null}
      </Row>
      <Muted role="status">{said}</Muted>
    </>
  );
}
