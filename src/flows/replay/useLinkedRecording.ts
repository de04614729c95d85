import { useEffect, useEffectEvent } from 'react';
import { decodeLink } from '../model/link';
import type { Recording } from '../model/recording';

/** Opens the recording in the URL fragment, now and after each change of it. */
export function useLinkedRecording(
  open: (recording: Recording, index: number) => Promise<void>,
  fail: (problem: string) => void,
): void {
  const read = useEffectEvent(async () => {
    try {
      const linked = await decodeLink(window.location.hash);
      if (linked) await open(linked.recording, linked.step);
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error));
    }
  });
  useEffect(() => {
    const again = () => read();
    again();
    window.addEventListener('hashchange', again);
    return () => window.removeEventListener('hashchange', again);
  }, []);
}
