import { useId } from 'react';
import { TextInput } from '../components/controls';
import type { Recording } from '../model/recording';
import { readRecordingFile } from './readRecordingFile';

interface RecordingFileProps {
  readonly label: string;
  /** What it throws is a failure, too. */
  readonly onRead: (recording: Recording) => void;
  readonly onFail: (error: unknown) => void;
}

/** A field for the file of a recording. */
export function RecordingFile({ label, onRead, onFail }: RecordingFileProps) {
  const id = useId();
  const read = async (input: HTMLInputElement) => {
    const [chosen] = input.files ?? [];
    try {
      if (chosen) onRead(await readRecordingFile(chosen));
    } catch (error) {
      // Without the reset, choosing the same file again fires no change event.
      input.value = '';
      onFail(error);
    }
  };
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        type="file"
        accept="application/json,.json"
        onChange={({ target }) => read(target)}
      />
    </>
  );
}
