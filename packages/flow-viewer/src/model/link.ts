import { parse } from 'valibot';
import { type Recording, recordingSchema } from './recording';

/**
 * Encodes a whole recording, opened at a step (from 0), as a URL fragment: `#r=…&step=…`. A replay recomputes contexts and
 * guard results, so a link leaves them out to stay short, as it does the pictures.
 */
export async function encodeLink(
  { pictures: _, ...recording }: Recording,
  step: number,
): Promise<string> {
  const steps = recording.steps.map(({ context: __, verdicts: ___, ...rest }) => rest);
  // A link names the errors by number only, to stay short.
  const report = recording.report && { report: { ...recording.report, errors: [] } };
  const json = JSON.stringify({ ...recording, ...report, isLean: true, steps });
  const stream = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return `#r=${base64url(bytes)}&step=${step}`;
}

/**
 * Decodes a URL fragment.
 * @returns null when it has no recording
 * @throws Error with instructions for the user when the recording is broken
 */
export async function decodeLink(
  fragment: string,
): Promise<{ readonly recording: Recording; readonly step: number } | null> {
  const params = new URLSearchParams(fragment.replace(/^#/, ''));
  const text = params.get('r');
  if (text === null) return null;
  try {
    const stream = new Blob([bytesOf(text)])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'));
    const recording = parse(recordingSchema, JSON.parse(await new Response(stream).text()));
    return { recording, step: Number(params.get('step')) || 0 };
  } catch {
    throw new Error(
      'This link contains no complete recording: it was cut or changed. Copy it again.',
    );
  }
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
