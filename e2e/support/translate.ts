import type { Page } from '@playwright/test';

/**
 * Changes the page as Chrome's translation does while it is open: two nested `font` elements replace each text node. The
 * words stay the same, so that a story can read them.
 */
export async function translateContinuously(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const SKIPPED = 'font, script, style, noscript, textarea, title';
    function translate(text: Text): void {
      if (text.data.trim() === '' || text.parentElement?.closest(SKIPPED)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
    function translateBelow(node: Node): void {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const found: Text[] = node instanceof Text ? [node] : [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) translate(text);
    }
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') translateBelow(target);
        for (const node of addedNodes) translateBelow(node);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}
