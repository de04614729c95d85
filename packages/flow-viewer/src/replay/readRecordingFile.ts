import { type Recording, readRecording } from '../model/recording';
import { sanitizePicture } from '../picture/sanitizePicture';

/**
 * Reads a recording file. It may come from another person, so its pictures are sanitized.
 * @throws Error with instructions for the user when it is not a recording
 */
export async function readRecordingFile(file: Blob): Promise<Recording> {
  const text = await file.text().catch(() => {
    throw new Error(
      'This file could not be opened. It may have been moved or changed: choose it again.',
    );
  });
  const recording = readRecording(text);
  const { pictures } = recording;
  return pictures ? { ...recording, pictures: pictures.map(sanitizePicture) } : recording;
}
