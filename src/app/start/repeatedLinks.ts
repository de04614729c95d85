/** A link to where one is, or is being led already. */
function leadsNowhereElse({ href, hash, target }: HTMLAnchorElement): boolean {
  return href === window.location.href && hash === '' && target !== '_blank';
}

function ignoreRepeat(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = target instanceof Element && target.closest('a');
  const opensElsewhere = ctrlKey || metaKey || shiftKey || altKey;
  if (link && !opensElsewhere && leadsNowhereElse(link)) event.preventDefault();
}

/** A link that is pressed again before its page is there leads there once: one step Back leaves it. */
export function leadOnceByLinks(): void {
  document.addEventListener('click', ignoreRepeat, true);
}
