import type { BrowserContext } from '@playwright/test';

/** How many times slower the CPU is while taps are timed, as on a common phone. */
const SLOWDOWN = 4;
const PRINTED = 10;

/**
 * Times every tap and key of a context by the browser's Event Timing, with a slow CPU: from the input to the next frame, ms.
 * Playwright's input waits for a frame of its own, so a time is an upper limit. Times below 16 ms are not reported.
 * @returns prints the slowest ones
 */
export async function timeTaps(context: BrowserContext): Promise<() => void> {
  const taps = new Map<string, { readonly target: string; readonly ms: number }>();
  await context.exposeBinding('reportTap', (_, id: string, target: string, ms: number) => {
    if (ms > (taps.get(id)?.ms ?? 0)) taps.set(id, { target, ms });
  });
  context.on('page', async (page) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  });
  await context.addInitScript(() => {
    const { reportTap } = window as unknown as {
      reportTap(id: string, target: string, ms: number): void;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (!entry.interactionId) continue;
        const element = entry.target instanceof Element ? entry.target : null;
        const label = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
        const target = `${element?.localName ?? entry.name} "${label.trim().slice(0, 40)}"`;
        reportTap(`${performance.timeOrigin} ${entry.interactionId}`, target, entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  return () => {
    const slowest = [...taps.values()].toSorted((one, other) => other.ms - one.ms);
    console.log(`${taps.size} taps and keys with CPU ${SLOWDOWN}x, ms to the next frame:`);
    console.table(slowest.slice(0, PRINTED));
  };
}
