import { safeParse } from 'valibot';
import { type Recording, recordingSchema } from '../model/recording';

/** A recording as a file. */
export const fileOf = (recording: Recording): Blob =>
  new Blob([`${JSON.stringify(recording, null, 1)}\n`], { type: 'application/json' });

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
  const problem = 'Choose a file that was saved here with "Save".';
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error(`This file is not a recording: it is not JSON. ${problem}`);
  }
  const read = safeParse(recordingSchema, json);
  if (!read.success) throw new Error(`This file is not a recording of a flow. ${problem}`);
  return read.output;
}
