/** The visitor asked the browser to load no more than is needed (Chromium only). */
export const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Tells of each link that comes into view, once, also of those that are rendered later. Links are looked for while the
 * browser has nothing else to do. Browsers that never say so tell of none, nor do those that save data.
 * @returns stops it.
 */
export function watchLinksInView(onSeen: (link: HTMLAnchorElement) => void): () => void {
  if (!('requestIdleCallback' in window) || savesData()) return () => {};
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      inView.unobserve(target);
      onSeen(target as HTMLAnchorElement);
    }
  });
  const known = new WeakSet<Element>();
  let request = 0;
  const look = () => {
    request = 0;
    for (const link of document.links) {
      if (known.has(link)) continue;
      known.add(link);
      inView.observe(link);
    }
  };
  const lookWhenIdle = () => {
    request ||= requestIdleCallback(look);
  };
  const changes = new MutationObserver(lookWhenIdle);
  changes.observe(document.body, { childList: true, subtree: true });
  lookWhenIdle();
  return () => {
    changes.disconnect();
    cancelIdleCallback(request);
    inView.disconnect();
  };
}
