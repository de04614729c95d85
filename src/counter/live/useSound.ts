import { useEffect, useState } from 'react';

/** On a device that somebody has silenced. */
const SILENT = 'kedai.counter.silent';

/** Two notes, made here: no file is loaded. [after seconds, Hz] */
const NOTES = [
  [0, 880],
  [0.18, 1175],
] as const;

function ring(context: AudioContext): void {
  // A device that slept may have suspended it.
  void context.resume();
  for (const [after, frequency] of NOTES) {
    const start = context.currentTime + after;
    const note = new OscillatorNode(context, { frequency });
    const volume = new GainNode(context);
    volume.gain.setValueAtTime(0.4, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.6);
    note.connect(volume).connect(context.destination);
    note.start(start);
    note.stop(start + 0.6);
  }
}

/** The sound of the counter. Browsers allow it once somebody has touched the page since it was loaded. */
export function useSound() {
  const [isSilent, setSilent] = useState(() => localStorage.getItem(SILENT) !== null);
  const [context, setContext] = useState<AudioContext | null>(null);
  useEffect(() => {
    if (context !== null) return undefined;
    const start = () => {
      if ('AudioContext' in window && navigator.userActivation?.hasBeenActive)
        setContext(new AudioContext());
    };
    start();
    addEventListener('click', start);
    addEventListener('keyup', start);
    return () => {
      removeEventListener('click', start);
      removeEventListener('keyup', start);
    };
  }, [context]);
  const isOn = context !== null && !isSilent;
  return {
    isOn,
    toggle: () => {
      setSilent(isOn);
      if (isOn) localStorage.setItem(SILENT, 'yes');
      else localStorage.removeItem(SILENT);
    },
    play: () => {
      if (isOn) ring(context);
    },
  };
}
