/** Does something once the first paint is on the screen; a page that is not looked at has none. */
export function afterPaint(work: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    work();
  });
  observer.observe({ type: 'paint', buffered: true });
}
