import { useEffect } from 'react';

/** Keeps the screen on while this page is open and visible. Without a lock, as on a low battery, the device decides. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | null> | undefined;
    // The browser releases the lock when the page is hidden.
    const request = () => {
      if (document.visibilityState === 'visible')
        lock = navigator.wakeLock?.request('screen').catch(() => null);
    };
    request();
    document.addEventListener('visibilitychange', request);
    return () => {
      document.removeEventListener('visibilitychange', request);
      void lock?.then((held) => held?.release());
    };
  }, []);
}
