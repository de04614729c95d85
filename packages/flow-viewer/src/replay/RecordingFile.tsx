import { useId } from 'react';
import { TextInput } from '../components/controls';
import { type Recording, readRecording } from '../model/recording';
import { sanitizePicture } from '../picture/sanitizePicture';

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

/**
 * Reads a recording file. It may come from another person, so its pictures are sanitized.
 * @throws Error with instructions for the user when it is not a recording
 */
async function readRecordingFile(file: Blob): Promise<Recording> {
  const text = await file.text().catch(() => {
    throw new Error(
      'This file could not be opened. It may have been moved or changed: choose it again.',
    );
  });
  const recording = readRecording(text);
  const { pictures } = recording;
  return pictures ? { ...recording, pictures: pictures.map(sanitizePicture) } : recording;
}
