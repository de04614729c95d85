import { type Recording, readRecording } from '../model/recording';
import { sanitizePicture } from '../picture/sanitizePicture';

/**
 * Reads a recording file. It may come from another person, so its pictures are sanitized.
 * @throws Error with instructions for the user when it is not a recording
 */
export async function readRecordingFile(file: Blob): Promise<Recording> {
  const recording = readRecording(await file.text());
  const { pictures } = recording;
  return pictures ? { ...recording, pictures: pictures.map(sanitizePicture) } : recording;
}
