import { useState } from 'react';
import { download } from '../canvas/exportDrawing';
import { linkOf } from '../model/link';
import type { Recording } from '../model/recording';
import { Muted, Row, ToolButton } from '../parts/controls';
import { testOf } from './makeTest';
import { fileName, fileOf } from './recordingFile';

interface RecordingActionsProps {
  readonly recording: Recording;
  /** What a test is made of, where that is another: the way that a replay went. */
  readonly walked?: Recording;
  /** Walks it again; left out where it is walked again already. */
  readonly onReplay?: (recording: Recording) => void;
}

/** What a recording can become: a file, a link, a test, a replay. */
export function RecordingActions(props: RecordingActionsProps) {
  const { recording, walked = recording, onReplay } = props;
  const [said, setSaid] = useState('');
  const copyLink = async () => {
    try {
      // As a file does, it opens at its beginning.
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
