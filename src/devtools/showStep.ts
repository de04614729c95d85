import { linkOf } from '../flows/model/link';
import type { Live } from './live';

/** Where the viewer is. */
const VIEWER = '/flows';

/**
 * Shows a step of a run in the viewer, to be looked at: in one that is open, else in a new one. Where the browser lets no
 * page open by itself, its address is said on the console.
 */
export async function showStep(live: Live, key: string, index: number): Promise<void> {
  const recording = live.run(key);
  if (recording === undefined || (await live.show(key, index))) return;
  const step = Math.max(0, index - (recording.dropped ?? 0));
  const address = `${VIEWER}${await linkOf(recording, step)}`;
  if (window.open(address, 'kedai-flows') === null) {
    console.warn(`This step of ${recording.flow}: ${window.location.origin}${address}`);
  }
}
