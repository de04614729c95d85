import { parseJson, pipe, safeParse, string } from 'valibot';
import { type Recording, recordingSchema } from '../model/recording';

/** Such as `checkout-2026-11-21-0930.json`. */
export function fileName({ flow, startedAt }: Recording, ending: string): string {
  const moment = new Date(startedAt).toISOString();
  return `${flow}-${moment.slice(0, 10)}-${moment.slice(11, 16).replace(':', '')}.${ending}`;
}

/**
 * Parses a recording file.
 * @throws Error with instructions for the user when it is not a recording
 */
export function readRecording(text: string): Recording {
  const read = safeParse(pipe(string(), parseJson(), recordingSchema), text);
  if (read.success) return read.output;
  throw new Error(
    'This file is not a recording of a flow. Choose a file that was saved here with "Save".',
  );
}
