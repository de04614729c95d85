import { encodeLink } from '../flows/model/link';
import type { Live } from './live';

/** The URL of the viewer. */
const VIEWER = '/flows';

/**
 * Shows a step of a run in an open viewer, else in a new one. When the browser blocks the new window, logs the URL to the
 * console.
 */
export async function showStep(live: Live, key: string, index: number): Promise<void> {
  const recording = live.run(key);
  if (recording === undefined || (await live.show(key, index))) return;
  const step = Math.max(0, index - (recording.dropped ?? 0));
  const address = `${VIEWER}${await encodeLink(recording, step)}`;
  if (window.open(address, 'kedai-flows') === null) {
    console.warn(`This step of ${recording.flow}: ${window.location.origin}${address}`);
  }
}
